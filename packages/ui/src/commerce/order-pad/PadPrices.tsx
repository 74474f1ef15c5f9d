import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { listingWords } from '../../words/generated/listing'

/** Yellow is a better price, and nothing else. Lines are low: the label keeps to the height of its words. */
const better = 'rounded-xs bg-price-better px-1.75 text-ink-on-price forced-colors:border print:border'

export interface PadPricesProps {
  product: ProductCardView
}

/** What one piece costs; yellow while a sale makes it better. */
export function UnitCell({ product }: PadPricesProps) {
  const t = useWords(catalogWords)
  const { price, sale } = product
  return (
    <td role="cell" className="num min-w-0 text-end leading-4 wrap-anywhere">
      {price.from && <span className="block text-2xs leading-3.5 text-ink-muted">{t('priceFrom')}</span>}
      {sale ? (
        <>
          <VisuallyHidden>{t('salePrice')}</VisuallyHidden>
          <span className={`${better} inline-block`}>{price.text}</span>
          <VisuallyHidden>{t('insteadOf')}</VisuallyHidden>
          <s className="block text-2xs leading-3.5 text-ink-muted">{sale.original}</s>
        </>
      ) : (
        price.text
      )}
    </td>
  )
}

/** What one piece costs in a larger line, and from how many on. */
export function BulkCell({ product }: PadPricesProps) {
  const t = useWords(listingWords)
  const { bulkPrice } = product
  return (
    <td role="cell" className="num min-w-0 text-end text-xs wrap-anywhere">
      {bulkPrice && (
        <span className={`${better} inline-flex flex-wrap items-baseline gap-x-1.5 leading-5`}>
          <b className="text-sm">{bulkPrice.text}</b>
          <span>{t('pad.from', { quantity: bulkPrice.minQuantity })}</span>
        </span>
      )}
    </td>
  )
}
