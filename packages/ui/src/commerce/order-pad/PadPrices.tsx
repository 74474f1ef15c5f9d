import { Link } from '../../components/link'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { listingWords } from '../../words/generated/listing'
import type { ProductCardView } from '../product-card'
import { useShopPaths } from '../shop-paths'

/** Yellow is a better price, and nothing else. Lines are low: the label keeps to the height of its words. */
const better = 'rounded-xs bg-price-better px-1.75 text-ink-on-price forced-colors:border print:border'

/** Props of {@link UnitCell} and {@link BulkCell}. */
export interface PadPricesProps {
  product: ProductCardView
}

/** What one piece costs; yellow while a sale makes it better. Visitors read here how they come to see prices. */
export function UnitCell({ product }: PadPricesProps) {
  const t = useWords(catalogWords)
  const paths = useShopPaths()
  const { id, price, sale } = product
  if (price === null) {
    return (
      <td role="cell" colSpan={4} className="col-span-4 text-end text-xs @max-[36rem]:col-span-2">
        <Link href={paths.signIn(paths.product(id))}>{t('signInToSeePrices')}</Link>
      </td>
    )
  }
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
  if (product.price === null) {
    return null
  }
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
