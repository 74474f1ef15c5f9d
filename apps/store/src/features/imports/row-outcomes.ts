import type { NamedRow } from './import-report'
import type { Outcome } from './plan-product'
import type { PriceJump } from './price-jumps'
import type { RowRefusal } from './row-refusal'

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowOutcomes {
  refusals: (NamedRow & { column: string; message: string })[]
  priceJumps: (NamedRow & { jumps: readonly PriceJump[] })[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Names of created categories. */
  categories: readonly string[]
}

/** Collects results while products are processed. */
export interface RowOutcomeCollector {
  refuse: (row: NamedRow, refusal: RowRefusal) => void
  priceJump: (row: NamedRow, jumps: readonly PriceJump[]) => void
  notes: RowOutcomes
}

export function createRowOutcomeCollector(): RowOutcomeCollector {
  const notes: RowOutcomes = { refusals: [], priceJumps: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, message }) => void notes.refusals.push({ row, sku, column, message }),
    priceJump: ({ row, sku }, jumps) => void notes.priceJumps.push({ row, sku, jumps }),
    notes,
  }
}
