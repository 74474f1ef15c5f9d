import type { NumberEntry } from '../../../components/forms/number-stepper'
import { QuantityNote } from '../../catalogue/quantity-stepper'

export interface QuantityMessageProps {
  /** For `aria-describedby` of the field. */
  id: string
  entry: NumberEntry
}

/** A message about a line's input, below the line. */
export function QuantityMessage({ id, entry }: QuantityMessageProps) {
  return (
    <span
      id={id}
      aria-live="polite"
      className="order-last col-span-full row-start-2 basis-full text-xs not-empty:pt-1 in-[tr]:ps-13"
    >
      <QuantityNote entry={entry} />
    </span>
  )
}
