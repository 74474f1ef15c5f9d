import { useId } from 'react'
import { DispatchText } from '../../commerce/prices-and-stock/dispatch-text'
import type { NumberEntry } from '../../components/forms/number-stepper'
import { useLocale, useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import type { OfficeOrderLineView } from './order.view'
import { PiecesLine } from './PiecesLine'

export interface ShipLineProps {
  line: OfficeOrderLineView
  /** Pieces that are not shipped. */
  left: number
  /** The number of pieces to ship. */
  entry: NumberEntry
  /** True if the number can be edited; otherwise all remaining pieces are shipped. */
  editable: boolean
  onEntry: (event: { entry: NumberEntry }) => void
}

/** An order line with the number of pieces to ship. */
export function ShipLine({ line, left, entry, editable, onEntry }: ShipLineProps) {
  const t = useWords(officeOrderOverlaysWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const noteId = useId()
  const { name, ordered } = line
  const isInvalid = entry.value === null || entry.value > left
  const unshipped = isInvalid ? 0 : left - (entry.value ?? 0)
  const amount = (
    <>
      {t('ship.leftOf', { left, ordered })}
      <DispatchText dispatch={line.dispatch} />
    </>
  )
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
          {isInvalid && <span className="text-critical">{t('ship.wrong', { left })}</span>}
          {unshipped > 0 && <span className="text-caution">{t('ship.short', { count: unshipped })}</span>}
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
