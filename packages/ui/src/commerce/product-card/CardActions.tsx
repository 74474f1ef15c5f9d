import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { QuantityStepper, type Quantity } from '../quantity-stepper'
import { BuyButtons, type BuyButtonsProps } from './BuyButtons'
import type { CardEvents } from './card-events'

export interface CardActionsProps extends CardEvents {
  product: ProductCardView
  state: CardPurchaseState
  /** How many pieces are wanted. */
  quantity: Quantity
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
  /** The id of the element that says what is wrong with the quantity. */
  messageId: string
}

/** What can be done with the product from here: buy it, choose a variant first, or nothing while it is sold out. */
export function CardActions(props: CardActionsProps) {
  const { product, state, titleId, onAddToCart, onBuyNow, onSelectVariant } = props
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
      quantity={props.quantity}
      titleId={titleId}
      messageId={props.messageId}
      onAdd={({ quantity }) => onAddToCart({ productId, variantId, quantity })}
      onBuy={({ quantity }) => onBuyNow({ productId, variantId, quantity })}
    />
  )
}

interface BuyControlsProps
  extends Pick<BuyButtonsProps, 'state' | 'titleId'>,
    Pick<CardActionsProps, 'quantity' | 'messageId'> {
  title: string
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. */
function BuyControls({ title, quantity, messageId, onAdd, onBuy, ...buttons }: BuyControlsProps) {
  const { entry, fieldRef, setEntry, buy } = quantity
  return (
    <div data-purchase className="flex flex-wrap gap-2 print:hidden">
      <span className="min-w-23 grow-[999] basis-23">
        <QuantityStepper
          size="narrow"
          width="full"
          entry={entry}
          of={title}
          fieldRef={fieldRef}
          describedBy={entry.note === null ? undefined : messageId}
          onEntry={setEntry}
          onEnter={() => buy(onAdd)}
        />
      </span>
      <span className="flex grow gap-2">
        <BuyButtons {...buttons} size="md" onAdd={() => buy(onAdd)} onBuy={() => buy(onBuy)} />
      </span>
    </div>
  )
}
