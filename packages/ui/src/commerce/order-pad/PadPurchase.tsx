import { BuyButtons, type BuyButtonsProps } from '../product-card'
import { QuantityStepper, type Quantity } from '../quantity-stepper'

export interface PadPurchaseProps extends Pick<BuyButtonsProps, 'state' | 'titleId'> {
  /** The product's name. */
  title: string
  /** How many pieces are wanted. */
  quantity: Quantity
  /** The id of the line's message. */
  messageId: string
  onAdd: (event: { quantity: number }) => void
  onBuy: (event: { quantity: number }) => void
}

/** Quantity, Buy Now, cart. A pad starts at nothing: the filled button marks the lines that are ordered. */
export function PadPurchase({ title, quantity, messageId, onAdd, onBuy, ...buttons }: PadPurchaseProps) {
  const { entry, fieldRef, setEntry, buy } = quantity
  const isOrdered = entry.value !== null && entry.value > 0
  return (
    <>
      <td role="cell" className="@max-[20rem]:col-span-full print:hidden">
        <QuantityStepper
          size="sm"
          width="full"
          minimum={0}
          entry={entry}
          of={title}
          fieldRef={fieldRef}
          describedBy={entry.note === null ? undefined : messageId}
          onEntry={setEntry}
          onEnter={() => buy(onAdd)}
        />
      </td>
      <td
        role="cell"
        className="flex justify-end gap-1 @max-[36rem]:col-span-2 @max-[20rem]:col-span-full print:hidden"
      >
        <BuyButtons
          {...buttons}
          size="sm"
          add={isOrdered ? 'filled' : 'outlined'}
          onAdd={() => buy(onAdd)}
          onBuy={() => buy(onBuy)}
        />
      </td>
    </>
  )
}
