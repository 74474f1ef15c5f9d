import type { TypedPieces } from '@skafferi/domain/draft/views'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { FullCardActions } from './FullCardActions'
import { FullCardHead } from './FullCardHead'
import { CardFrame } from './CardFrame'
import { CardMedia } from './CardMedia'
import { CardPrice, type CardPriceProps } from './CardPrice'
import type { CardProps } from './card-props'
import { ColorDots } from './ColorDots'
import { useCard } from './use-card'

export interface FullCardProps extends CardProps {
  /** Whether each price says that VAT comes on top, or the page does once for all; `here` by default. */
  vat?: CardPriceProps['vat']
  /** The quantity, where the page holds it to buy several products at once; the card's own by default. */
  quantity?: Quantity
  /** Keeps what is typed into its quantity; by default a page that is left loses it. */
  typed?: TypedPieces
}

/** The full card: quantity, Buy Now and the cart. It lies down on phones. */
export function FullCard({ headingLevel, vat, quantity: heldQuantity, typed, ...card }: FullCardProps) {
  const ownQuantity = useQuantity(1, { productId: card.product.id, typed })
  const quantity = heldQuantity ?? ownQuantity
  const { titleId, messageId, href, state, news } = useCard(card, quantity.entry)
  const { product, onAddToCart, onBuyNow, onSelectVariant } = card
  const actions = { product, state, quantity, titleId, messageId, onAddToCart, onBuyNow, onSelectVariant }
  return (
    <CardFrame
      buy="full"
      aria-labelledby={titleId}
      data-state={state}
      niche={<CardMedia {...card} href={href} titleId={titleId} size="bay" />}
      text={
        <>
          <FullCardHead product={product} titleId={titleId} href={href} headingLevel={headingLevel} news={news} />
          {product.colors.length > 0 && <ColorDots names={product.colors} />}
          <div className="mt-auto pb-1.5">
            <CardPrice product={product} vat={vat} flow="bay" />
          </div>
        </>
      }
      actions={<FullCardActions {...actions} href={href} />}
    />
  )
}
