import type { ReactNode } from 'react'
import type { TypedPieces } from '@skafferi/domain/shop/draft/views'
import { useQuantity, type Quantity } from '../quantity-stepper'
import { FullCardActions } from './FullCardActions'
import { CardFrame } from './CardFrame'
import { CardLabel } from './CardLabel'
import { CardMedia } from './CardMedia'
import { CardPrice, type CardPriceProps } from './CardPrice'
import type { CardProps } from './card-props'
import { ColorDots } from './ColorDots'
import { useCard } from './use-card'

export interface FullCardProps extends CardProps {
  /** `inline` if each price states that VAT is added, `page` if the page does so once; `inline` by default. */
  vatNote?: CardPriceProps['vatNote']
  /** The quantity, if the page controls it to add several products at once; by default the card stores it. */
  quantity?: Quantity
  /** Stores the input of the quantity field; by default it is lost when the page is left. */
  typedPieces?: TypedPieces
  /** Content below the actions. */
  footer?: ReactNode
}

/** The full card: quantity, Buy Now and Add to Cart. Horizontal on phones. */
export function FullCard({
  headingLevel,
  vatNote,
  quantity: controlledQuantity,
  typedPieces,
  footer,
  ...card
}: FullCardProps) {
  const localQuantity = useQuantity(card.product.stock.orderRule, { productId: card.product.id, typedPieces })
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
          <CardLabel
            product={product}
            titleId={titleId}
            href={href}
            headingLevel={headingLevel}
            statusProps={statusProps}
          />
          {product.colors.length > 0 && <ColorDots names={product.colors} />}
          <div className="mt-auto pb-1.5">
            <CardPrice product={product} vatNote={vatNote} quantity={quantity.entry.value} />
          </div>
        </>
      }
      actions={<FullCardActions {...actions} href={href} />}
      footer={footer}
    />
  )
}
