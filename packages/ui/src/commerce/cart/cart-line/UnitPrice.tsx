import type { CartLineView } from '@skafferi/domain/shop/cart/views'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { BetterPrice } from '../../prices-and-stock/better-price'

export interface UnitPriceProps {
  line: Pick<CartLineView, 'unitPrice' | 'hasBulkPrice' | 'nextPrice'>
}

/** The unit price of a line, yellow if it is a bulk price, and the next lower one. */
export function UnitPrice({ line: { unitPrice, hasBulkPrice, nextPrice } }: UnitPriceProps) {
  const t = useWords(cartWords)
  return (
    <>
      {hasBulkPrice && <VisuallyHidden>{t('line.bulkPrice')} </VisuallyHidden>}
      {hasBulkPrice ? <BetterPrice>{unitPrice}</BetterPrice> : unitPrice}
      {nextPrice && <span className="block text-xs text-ink-muted">{t('line.nextPrice', nextPrice)}</span>}
    </>
  )
}
