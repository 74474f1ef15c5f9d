import type { NamedRow } from './import-report'
import type { Outcome } from './plan-product'
import type { Leap } from './price-leaps'
import type { RowRefusal } from './row-refusal'

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowNotes {
  refusals: (NamedRow & { column: string; message: string })[]
  leaps: (NamedRow & { leaps: readonly Leap[] })[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Names of created categories. */
  categories: readonly string[]
}

/** Collects results while products are processed. */
export interface NoteTaker {
  refuse: (row: NamedRow, refusal: RowRefusal) => void
  leap: (row: NamedRow, leaps: readonly Leap[]) => void
  notes: RowNotes
}

export function createNoteTaker(): NoteTaker {
  const notes: RowNotes = { refusals: [], leaps: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, message }) => void notes.refusals.push({ row, sku, column, message }),
    leap: ({ row, sku }, leaps) => void notes.leaps.push({ row, sku, leaps }),
    notes,
  }
}
