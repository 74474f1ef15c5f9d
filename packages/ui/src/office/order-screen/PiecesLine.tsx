import type { ReactNode } from 'react'
import { NumberStepper, type NumberEntry } from '../../components/forms/number-stepper'
import { ShelfImage } from '../../components/content/shelf-image'

/** The input of pieces. */
export interface PiecesEntry {
  /** The accessible names of the field and its two buttons. */
  label: string
  fewer: string
  more: string
  /** The maximum. */
  left: number
  /** The current input. */
  entry: NumberEntry
  onEntry: (event: { entry: NumberEntry }) => void
}

export interface PiecesLineProps {
  /** The order line. */
  line: { title: string; detail: string; image: string | null }
  /** The text of the quantity. */
  amount: ReactNode
  /** A note on the input. */
  note: ReactNode
  /** The id of the note, which describes the field. */
  noteId: string
  /** The input, or the number if it is not editable. */
  pieces: PiecesEntry | string
}

/** An order line in a sheet, with the number of pieces to ship, close or refund. */
export function PiecesLine({ line: { title, detail, image }, amount, note, noteId, pieces }: PiecesLineProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 text-xs last:border-b-0">
      <ShelfImage src={image ?? undefined} alt="" size="thumb" />
      <span className="grid min-w-0 flex-1">
        <b className="text-sm">{title}</b>
        <span className="text-ink-muted">{detail}</span>
        <span className="num text-ink-muted">{amount}</span>
        <span id={noteId} className="num">
          {note}
        </span>
      </span>
      {typeof pieces === 'string' ? (
        <b className="num pe-1 text-sm">{pieces}</b>
      ) : (
        <span className="w-32 flex-none">
          <NumberStepper
            size="sm"
            label={pieces.label}
            decreaseLabel={pieces.fewer}
            increaseLabel={pieces.more}
            min={0}
            max={pieces.left}
            entry={pieces.entry}
            describedBy={noteId}
            onEntry={({ value, note: entryNote }) => pieces.onEntry({ entry: { value, note: entryNote } })}
          />
        </span>
      )}
    </li>
  )
}
