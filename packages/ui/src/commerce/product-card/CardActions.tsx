import { useState } from 'react'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { QuantityStepper } from '../quantity-stepper'
import type { CardPurchase, CardState, ProductCardView } from './view'

/** Props of {@link CardActions}. */
export interface CardActionsProps {
  product: ProductCardView
  state: CardState
  /** The id of the product's name, which tells one card's buttons from another's. */
  titleId: string
  onAddToCart: (event: CardPurchase) => void
  onBuyNow: (event: CardPurchase) => void
  onSelectVariant: (event: { productId: string }) => void
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

interface BuyControlsProps {
  title: string
  state: CardState
  titleId: string
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. Only the button that was pressed shows that it works; neither takes a second press. */
function BuyControls({ title, state, titleId, onAdd, onBuy }: BuyControlsProps) {
  const t = useWords(catalogWords)
  const [quantity, setQuantity] = useState(1)
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const busy = state === 'busy'

  function press(button: 'add' | 'buy', act: (event: { quantity: number }) => void) {
    if (!busy) {
      setPressed(button)
      act({ quantity })
    }
  }

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
        <span className="grid grow">
          <Button
            busy={busy && pressed === 'buy'}
            busyLabel={t('adding')}
            aria-describedby={titleId}
            onPress={() => press('buy', onBuy)}
          >
            {t('buyNow')}
          </Button>
        </span>
        <IconButton
          look="outlined"
          label={t('addToCart')}
          icon={<CartIcon />}
          state={busy ? (pressed === 'add' ? 'busy' : 'idle') : state === 'added' ? 'added' : 'idle'}
          aria-describedby={titleId}
          onPress={() => press('add', onAdd)}
        />
      </span>
    </div>
  )
}
