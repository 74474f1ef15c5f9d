import { useId } from 'react'
import type { NumberEntry } from '../../components/number-stepper'
import { useLocale, useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeOrderLineView } from './order.view'
import { PiecesLine } from './PiecesLine'

export interface ShipLineProps {
  line: OfficeOrderLineView
  /** Pieces that have not left yet. */
  left: number
  /** How many of them leave now. */
  entry: NumberEntry
  /** Only a part leaves, and how much is to be said. */
  editable: boolean
  onEntry: (event: { entry: NumberEntry }) => void
}

/** A line of the order, and how many pieces of it leave now. */
export function ShipLine({ line, left, entry, editable, onEntry }: ShipLineProps) {
  const t = useWords(officeWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const noteId = useId()
  const { name, ordered } = line
  const isWrong = entry.value === null || entry.value > left
  const short = isWrong ? 0 : left - (entry.value ?? 0)
  const amount = t('ship.leftOf', { left, ordered })
  if (!editable) {
    return <PiecesLine line={line} amount={amount} note={null} noteId={noteId} pieces={numbers.format(left)} />
  }
  return (
    <PiecesLine
      line={line}
      amount={amount}
      noteId={noteId}
      note={
        <span className="font-medium">
          {isWrong && <span className="text-critical">{t('ship.wrong', { left })}</span>}
          {short > 0 && <span className="text-caution">{t('ship.short', { count: short })}</span>}
        </span>
      }
      pieces={{
        label: t('ship.pieces', { name }),
        fewer: t('ship.fewer', { name }),
        more: t('ship.more', { name }),
        left,
        entry,
        onEntry,
      }}
    />
  )
}
