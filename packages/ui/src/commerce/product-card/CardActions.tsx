import { useState } from 'react'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { QuantityStepper } from '../quantity-stepper'
import { BuyButtons, type BuyButtonsProps } from './BuyButtons'
import type { CardEvents } from './card-events'

export interface CardActionsProps extends CardEvents {
  product: ProductCardView
  state: CardPurchaseState
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
}

/** What can be done with the product from here: buy it, choose a variant first, or nothing while it is sold out. */
export function CardActions({ product, state, titleId, onAddToCart, onBuyNow, onSelectVariant }: CardActionsProps) {
  const t = useWords(catalogWords)
  const { id: productId, variantId, hasMultipleVariants, stock } = product

  if (stock.state === 'out' || (variantId === null && !hasMultipleVariants)) {
    return (
      <Button variant="secondary" width="full" disabled aria-describedby={titleId}>
        {t('outOfStock')}
      </Button>
    )
  }
  if (variantId === null) {
    return (
      <Button
        variant="secondary"
        width="full"
        aria-haspopup="dialog"
        aria-describedby={titleId}
        onPress={() => onSelectVariant({ productId })}
      >
        {t('selectVariant')}
      </Button>
    )
  }
  return (
    <BuyControls
      title={product.title}
      state={state}
      titleId={titleId}
      onAdd={({ quantity }) => onAddToCart({ productId, variantId, quantity })}
      onBuy={({ quantity }) => onBuyNow({ productId, variantId, quantity })}
    />
  )
}

interface BuyControlsProps extends Pick<BuyButtonsProps, 'state' | 'titleId'> {
  title: string
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. */
function BuyControls({ title, onAdd, onBuy, ...buttons }: BuyControlsProps) {
  const [quantity, setQuantity] = useState(1)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <span className="min-w-23 grow-[999] basis-23">
        <QuantityStepper
          size="narrow"
          width="full"
          quantity={quantity}
          of={title}
          onQuantityChange={(event) => setQuantity(event.quantity)}
        />
      </span>
      <span className="flex grow gap-2">
        <BuyButtons {...buttons} size="md" onAdd={() => onAdd({ quantity })} onBuy={() => onBuy({ quantity })} />
      </span>
    </div>
  )
}
