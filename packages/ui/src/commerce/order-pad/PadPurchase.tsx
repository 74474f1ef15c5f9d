import { useState } from 'react'
import { BuyButtons, type BuyButtonsProps } from '../product-card'
import { QuantityStepper } from '../quantity-stepper'

export interface PadPurchaseProps extends Pick<BuyButtonsProps, 'state' | 'titleId'> {
  /** The product's name. */
  title: string
  /** The id of the line's message, while there is one about the quantity. */
  refusedBy: string | undefined
  /** Another quantity was settled. */
  onChange: () => void
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. A pad starts at nothing: the filled button marks the lines that are ordered. */
export function PadPurchase({ title, refusedBy, onChange, onAdd, onBuy, ...buttons }: PadPurchaseProps) {
  const [quantity, setQuantity] = useState(0)
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
        <BuyButtons
          {...buttons}
          size="sm"
          variant={quantity > 0 ? 'primary' : 'secondary'}
          onAdd={() => onAdd({ quantity })}
          onBuy={() => onBuy({ quantity })}
        />
      </td>
    </>
  )
}
