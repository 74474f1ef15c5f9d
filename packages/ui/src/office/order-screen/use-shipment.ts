import { useState } from 'react'
import type { NumberEntry } from '../../components/number-stepper'
import type { OfficeOrderLineView, ShipmentDraft } from './order.view'

/** Pieces of a line that are still to be shipped. */
export const leftOf = ({ ordered, shipped, closed }: OfficeOrderLineView) => ordered - closed - shipped

/** Which pieces of those left something is done with: all of them, or a part. */
export function usePieces(lines: readonly OfficeOrderLineView[]) {
  const [what, setWhat] = useState<'all' | 'part'>('all')
  const [entries, setEntries] = useState<Readonly<Record<string, NumberEntry>>>({})
  const open = lines.filter((line) => leftOf(line) > 0)
  const entryOf = (line: OfficeOrderLineView): NumberEntry =>
    (what === 'part' ? entries[line.id] : undefined) ?? { value: leftOf(line), note: null }
  const chosen = open
    .map((line) => ({ id: line.id, pieces: entryOf(line).value ?? 0 }))
    .filter((line) => line.pieces > 0)
  const pieces = chosen.reduce((sum, line) => sum + line.pieces, 0)
  return {
    open,
    what,
    setWhat,
    entryOf,
    setEntry: (id: string, entry: NumberEntry) => setEntries({ ...entries, [id]: entry }),
    chosen,
    pieces,
    /** Pieces of those left that nothing is done with. */
    staying: open.reduce((sum, line) => sum + leftOf(line), 0) - pieces,
    /** True if there are any, and of no line more than is left. */
    isCounted: pieces > 0 && open.every((line) => (entryOf(line).value ?? Infinity) <= leftOf(line)),
    changed: Object.keys(entries).length > 0,
  }
}

/** Pieces that something is done with. */
export type ChosenPieces = ReturnType<typeof usePieces>

/** What is written into a shipment until it is sent. */
export function useShipment(lines: readonly OfficeOrderLineView[]) {
  const chosen = usePieces(lines)
  const { open, entryOf } = chosen
  const [details, setDetails] = useState({ carrier: '', tracking: '' })
  const [isAgreed, setAgreed] = useState(false)
  // What was paid for leaves first.
  const refunded = open
    .map((line) => ({
      id: line.id,
      title: line.title,
      pieces: (entryOf(line).value ?? 0) - (leftOf(line) - line.leftRefunded),
    }))
    .filter((line) => line.pieces > 0)
  const shipsRefunded = refunded.length > 0 && isAgreed
  const draft: ShipmentDraft = {
    lines: chosen.chosen,
    carrier: details.carrier.trim(),
    tracking: details.tracking.trim(),
    shipsRefunded,
  }
  return {
    ...chosen,
    details,
    setDetails,
    draft,
    /** Pieces that leave although money was given back for them; they do only once that is agreed to. */
    refunded,
    isAgreed,
    setAgreed,
    /** True if it can be sent: something leaves, of no line more than is left, and of none what was refunded without agreement. */
    isRight: chosen.isCounted && (refunded.length === 0 || isAgreed),
    changed: details.carrier !== '' || details.tracking !== '' || chosen.changed,
  }
}

/** A shipment that is being written. */
export type Shipment = ReturnType<typeof useShipment>
