import { useState } from 'react'
import type { NumberEntry } from '../../components/forms/number-stepper'
import { leftOf } from './left-of'
import type { OfficeOrderLineView, ShipmentDraft } from './order.view'

/** Pieces of a line that are in stock and still to be shipped. */
const inStockOf = (line: OfficeOrderLineView) => leftOf(line) - line.waiting

/**
 * The chosen pieces of those that remain: all or some.
 * @param presetOf the pieces of a line that are chosen at first
 */
export function usePieces(lines: readonly OfficeOrderLineView[], presetOf = leftOf) {
  const [scope, setScope] = useState<'all' | 'part'>(() =>
    lines.some((line) => presetOf(line) < leftOf(line)) ? 'part' : 'all',
  )
  const [entries, setEntries] = useState<Readonly<Record<string, NumberEntry>>>({})
  const open = lines.filter((line) => leftOf(line) > 0)
  const entryOf = (line: OfficeOrderLineView): NumberEntry =>
    scope === 'part' ? (entries[line.id] ?? { value: presetOf(line), note: null }) : { value: leftOf(line), note: null }
  const chosen = open
    .map((line) => ({ id: line.id, pieces: entryOf(line).value ?? 0 }))
    .filter((line) => line.pieces > 0)
  const pieces = chosen.reduce((sum, line) => sum + line.pieces, 0)
  return {
    open,
    scope,
    setScope,
    entryOf,
    setEntry: (id: string, entry: NumberEntry) => setEntries({ ...entries, [id]: entry }),
    chosen,
    pieces,
    /** The number of remaining pieces that are not chosen. */
    notChosen: open.reduce((sum, line) => sum + leftOf(line), 0) - pieces,
    /** Why the choice is not valid; `null` if it is. */
    fault: open.some((line) => (entryOf(line).value ?? Infinity) > leftOf(line))
      ? ('tooMany' as const)
      : pieces === 0
        ? ('none' as const)
        : null,
    changed: Object.keys(entries).length > 0,
  }
}

/** The chosen pieces of an order. */
export type ChosenPieces = ReturnType<typeof usePieces>

/** The input of a shipment. @param probableCarrier is typed in at first */
export function useShipment(lines: readonly OfficeOrderLineView[], probableCarrier: string) {
  const choice = usePieces(lines, inStockOf)
  const { open, entryOf } = choice
  const [details, setDetails] = useState<{ carrier: string | null; tracking: string }>({ carrier: null, tracking: '' })
  const carrier = details.carrier ?? probableCarrier
  const [isConfirmed, setConfirmed] = useState(false)
  // Pieces that are not refunded are shipped first.
  const refunded = open
    .map((line) => ({
      id: line.id,
      title: line.title,
      pieces: (entryOf(line).value ?? 0) - (leftOf(line) - line.leftRefunded),
    }))
    .filter((line) => line.pieces > 0)
  const shipsRefunded = refunded.length > 0 && isConfirmed
  const draft: ShipmentDraft = {
    lines: choice.chosen,
    carrier: carrier.trim(),
    tracking: details.tracking.trim(),
    shipsRefunded,
  }
  return {
    ...choice,
    details: { ...details, carrier },
    setDetails,
    draft,
    /** Refunded pieces in the shipment, which require a confirmation. */
    refunded,
    isConfirmed,
    setConfirmed,
    changed: details.carrier !== null || details.tracking !== '' || choice.changed,
  }
}

/** The input of a shipment. */
export type Shipment = ReturnType<typeof useShipment>
