import type { NamedRow } from './import-report'
import type { Outcome } from './plan-product'
import type { PriceJump } from './price-jumps'
import type { RowRefusal } from './row-refusal'

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowOutcomes {
  refusals: (NamedRow & { column: string; message: string })[]
  leaps: (NamedRow & { leaps: readonly PriceJump[] })[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Names of created categories. */
  categories: readonly string[]
}

/** Collects results while products are processed. */
export interface RowOutcomeCollector {
  refuse: (row: NamedRow, refusal: RowRefusal) => void
  leap: (row: NamedRow, leaps: readonly PriceJump[]) => void
  notes: RowOutcomes
}

export function createRowOutcomeCollector(): RowOutcomeCollector {
  const notes: RowOutcomes = { refusals: [], leaps: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, message }) => void notes.refusals.push({ row, sku, column, message }),
    leap: ({ row, sku }, leaps) => void notes.leaps.push({ row, sku, leaps }),
    notes,
  }
}
