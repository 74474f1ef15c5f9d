import { useState } from 'react'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { QuantityStepper } from '../quantity-stepper'

/** Props of {@link PadPurchase}. */
export interface PadPurchaseProps {
  /** The product's name. */
  title: string
  /** The id of the element that shows it. */
  titleId: string
  /** The id of the line's message, while there is one about the quantity. */
  refusedBy: string | undefined
  /** How the last purchase stands. */
  state: 'idle' | 'busy' | 'added'
  /** Another quantity was settled. */
  onChange: () => void
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. A pad starts at nothing: the filled button marks the lines that are ordered. */
export function PadPurchase({ title, titleId, refusedBy, state, onChange, onAdd, onBuy }: PadPurchaseProps) {
  const t = useWords(catalogWords)
  const [quantity, setQuantity] = useState(0)
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const busy = state === 'busy'

  function press(button: 'add' | 'buy', act: (event: { quantity: number }) => void) {
    if (!busy) {
      setPressed(button)
      act({ quantity })
    }
  }

  return (
    <>
      <td role="cell" className="@max-[20rem]:col-span-full print:hidden">
        <QuantityStepper
          size="sm"
          width="full"
          minimum={0}
          quantity={quantity}
          of={title}
          invalid={refusedBy !== undefined}
          describedBy={refusedBy}
          onQuantityChange={(event) => {
            setQuantity(event.quantity)
            onChange()
          }}
        />
      </td>
      <td
        role="cell"
        className="flex justify-end gap-1 @max-[36rem]:col-span-2 @max-[20rem]:col-span-full print:hidden"
      >
        <Button
          size="sm"
          variant={quantity > 0 ? 'primary' : 'secondary'}
          busy={busy && pressed === 'buy'}
          busyLabel={t('adding')}
          aria-describedby={titleId}
          onPress={() => press('buy', onBuy)}
        >
          {t('buyNow')}
        </Button>
        <IconButton
          look="outlined"
          size="sm"
          label={t('addToCart')}
          icon={<CartIcon size="sm" />}
          state={state === 'busy' && pressed === 'buy' ? 'idle' : state}
          aria-describedby={titleId}
          onPress={() => press('add', onAdd)}
        />
      </td>
    </>
  )
}
