import { Link } from '../../../components/actions/link'
import { StockLabel } from '../../prices-and-stock/stock-label'
import type { CardProps } from './card-props'
import { brandBesideTitle } from './brand-once'
import { CardStatus, type CardStatusProps } from './CardStatus'
import { DeliveryRestriction } from './DeliveryRestriction'
import { PackLine } from './PackLine'
import { ProductRating } from './ProductRating'

export interface CardLabelProps extends Pick<CardProps, 'product' | 'headingLevel'> {
  titleId: string
  /** The product's page. */
  href: string
  /** Messages that replace rating and stock. */
  statusProps: Omit<CardStatusProps, 'children'>
}

/**
 * The first three rows of a card: brand if the name lacks it, pack and SKU; the name in at most two lines; rating and
 * stock, or a message. The full name is in the tooltip and is announced.
 */
export function CardLabel({ product, titleId, href, headingLevel = 2, statusProps }: CardLabelProps) {
  const { title, sku, rating, stock, deliveryRestriction } = product
  const brand = brandBesideTitle(product)
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <p className="flex gap-x-1 overflow-hidden text-xs whitespace-nowrap text-ink-muted">
        {brand !== '' && <span className="shrink-99 truncate">{brand}</span>}
        <span className="num truncate before:content-['·_'] empty:hidden first:before:content-none">
          <PackLine product={{ ...product, hasMultipleVariants: false }} />
        </span>
        {sku !== null && <span className="num ms-auto max-w-4/5 flex-none truncate ps-1">{sku}</span>}
      </p>
      <Heading
        id={titleId}
        title={title}
        className={
          // The focus ring is between the title and the lines above and below it.
          '-mx-1 -my-0.75 line-clamp-2 flex-none px-1 py-0.75 [&>a]:py-0.75 rounded-xs text-sm leading-4.5 ' +
          'tracking-[-0.012em] wrap-anywhere -outline-offset-3 has-focus-visible:outline-2 ' +
          'has-focus-visible:outline-focus [&>a]:shadow-none [&>a]:outline-none'
        }
      >
        <Link href={href} variant="quiet">
          {title}
        </Link>
      </Heading>
      <div className="min-h-4.5 text-xs leading-4.5">
        <CardStatus {...statusProps}>
          <span className="flex flex-wrap items-center justify-between gap-x-2">
            {deliveryRestriction === null ? (
              <ProductRating rating={rating} />
            ) : (
              <DeliveryRestriction deliveryRestriction={deliveryRestriction} />
            )}
            <StockLabel stock={stock} />
          </span>
        </CardStatus>
      </div>
    </>
  )
}
