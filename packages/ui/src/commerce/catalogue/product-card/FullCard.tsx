import type { TypedPieces } from '@skafferi/domain/shop/draft/views'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { Link } from '../../../components/actions/link'
import { StockLabel } from '../../prices-and-stock/stock-label'
import { FullCardActions } from './FullCardActions'
import { CardFrame } from './CardFrame'
import { CardMedia } from './CardMedia'
import { CardPrice, type CardPriceProps } from './CardPrice'
import type { CardProps } from './card-props'
import { ColorDots } from './ColorDots'
import { useCard } from './use-card'
import { CardStatus, type CardStatusProps } from './CardStatus'
import { DeliveryRestriction } from './DeliveryRestriction'
import { PackLine } from './PackLine'
import { ProductRating } from './ProductRating'

export interface FullCardProps extends CardProps {
  /** `inline` if each price states that VAT is added, `page` if the page does so once; `inline` by default. */
  vatNote?: CardPriceProps['vatNote']
  /** The quantity, if the page controls it to add several products at once; by default the card stores it. */
  quantity?: Quantity
  /** Stores the input of the quantity field; by default it is lost when the page is left. */
  typedPieces?: TypedPieces
}

/** The full card: quantity, Buy Now and Add to Cart. Horizontal on phones. */
export function FullCard({ headingLevel, vatNote, quantity: controlledQuantity, typedPieces, ...card }: FullCardProps) {
  const localQuantity = useQuantity(1, { productId: card.product.id, typedPieces })
  const quantity = controlledQuantity ?? localQuantity
  const { titleId, messageId, href, state, statusProps } = useCard(card, quantity.entry)
  const { product, onAddToCart, onBuyNow, onSelectVariant } = card
  const actions = { product, state, quantity, titleId, messageId, onAddToCart, onBuyNow, onSelectVariant }
  return (
    <CardFrame
      variant="full"
      aria-labelledby={titleId}
      data-state={state}
      media={<CardMedia {...card} href={href} titleId={titleId} size="tile" />}
      text={
        <>
          <FullCardHeader
            product={product}
            titleId={titleId}
            href={href}
            headingLevel={headingLevel}
            statusProps={statusProps}
          />
          {product.colors.length > 0 && <ColorDots names={product.colors} />}
          <div className="mt-auto pb-1.5">
            <CardPrice product={product} vatNote={vatNote} flow="tile" />
          </div>
        </>
      }
      actions={<FullCardActions {...actions} href={href} />}
    />
  )
}

interface FullCardHeaderProps extends Pick<CardProps, 'product' | 'headingLevel'> {
  titleId: string
  /** The product's page. */
  href: string
  /** Messages that replace rating and stock. */
  statusProps: Omit<CardStatusProps, 'children'>
}

/**
 * The first three rows of a full card: brand, pack and SKU; the name in at most two lines; rating and stock, or a
 * message. The full name is in the tooltip and is announced.
 */
function FullCardHeader({ product, titleId, href, headingLevel = 2, statusProps }: FullCardHeaderProps) {
  const { title, brand, sku, rating, stock, deliveryRestriction } = product
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <p className="flex gap-x-1 overflow-hidden text-2xs whitespace-nowrap text-ink-muted">
        {brand !== null && brand !== '' && <span className="min-w-6 truncate">{brand}</span>}
        <span className="num truncate before:content-['·_'] empty:hidden first:before:content-none">
          <PackLine product={{ ...product, hasMultipleVariants: false }} />
        </span>
        {sku !== null && <span className="num ms-auto min-w-8 truncate ps-1">{sku}</span>}
      </p>
      <Heading
        id={titleId}
        title={title}
        className={
          '-my-0.75 line-clamp-2 flex-none py-0.75 [&>a]:py-0.75 rounded-xs text-sm leading-4.5 ' +
          'tracking-[-0.012em] wrap-anywhere has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
          'has-focus-visible:outline-focus'
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
