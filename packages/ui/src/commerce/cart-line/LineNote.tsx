import type { NumberEntry } from '../../components/number-stepper'
import { QuantityNote } from '../quantity-stepper'

export interface LineNoteProps {
  /** For the field it is about. */
  id: string
  entry: NumberEntry
}

/** What is to be said about an entry in a line, under its field. */
export function LineNote({ id, entry }: LineNoteProps) {
  return (
    <span id={id} aria-live="polite" className="text-2xs leading-3.5 not-empty:pt-1">
      <QuantityNote entry={entry} />
    </span>
  )
}
