import type { ReorderLineView } from '@skafferi/domain/shop/orders/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'
import { BetterPrice } from '../../prices-and-stock/better-price'

export interface ReorderPriceProps {
  line: Pick<ReorderLineView, 'price' | 'priceBefore' | 'priceChange'>
}

/** The current unit price, with the former one if it differs; only the former one if it is not available. */
export function ReorderPrice({ line: { price, priceBefore, priceChange } }: ReorderPriceProps) {
  const t = useWords(reorderWords)
  if (price === null) return <s className="text-ink-muted">{priceBefore}</s>
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-1.5">
      {priceChange !== 'same' && (
        <>
          <VisuallyHidden>{t('priceWas')}</VisuallyHidden>
          <s className="text-xs text-ink-muted">{priceBefore}</s>
          <VisuallyHidden>{t('priceNow')}</VisuallyHidden>
        </>
      )}
      {priceChange === 'lower' ? <BetterPrice>{price}</BetterPrice> : <b>{price}</b>}
      <span className="text-xs text-ink-muted">{t('each')}</span>
    </span>
  )
}
