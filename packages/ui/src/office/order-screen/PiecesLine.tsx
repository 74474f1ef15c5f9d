import type { ReactNode } from 'react'
import { NumberStepper, type NumberEntry } from '../../components/number-stepper'
import { ShelfImage } from '../../components/shelf-image'

/** How pieces are entered. */
export interface PiecesEntry {
  /** What the field, and its two buttons, are called. */
  label: string
  fewer: string
  more: string
  /** Pieces at most. */
  left: number
  /** How many there are now. */
  entry: NumberEntry
  onEntry: (event: { entry: NumberEntry }) => void
}

export interface PiecesLineProps {
  /** What was ordered. */
  line: { title: string; detail: string; image: string | null }
  /** How many there are of it. */
  amount: ReactNode
  /** What is to be said of the entry. */
  note: ReactNode
  /** The id the note gets: the field is described by it. */
  noteId: string
  /** How pieces are entered, or the number where they cannot be. */
  pieces: PiecesEntry | string
}

/** A line of the order in a sheet, and how many of its pieces something is done with. */
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
            onEntry={({ value, note: said }) => pieces.onEntry({ entry: { value, note: said } })}
          />
        </span>
      )}
    </li>
  )
}
