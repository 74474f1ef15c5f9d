import type { RowIdentity } from './import-report'
import type { FieldFault } from '../../../platform/http/errors'
import type { Outcome, PriceJump, RowRefusal } from '../products'

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowOutcomes {
  refusals: (RowIdentity & { column: string; fault: FieldFault })[]
  priceJumps: (RowIdentity & { jumps: readonly PriceJump[] })[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Names of created categories. */
  categories: readonly string[]
}

/** Collects results while products are processed. */
export interface RowOutcomeCollector {
  refuse: (row: RowIdentity, refusal: RowRefusal) => void
  priceJump: (row: RowIdentity, jumps: readonly PriceJump[]) => void
  collected: RowOutcomes
}

export function createRowOutcomeCollector(): RowOutcomeCollector {
  const collected: RowOutcomes = { refusals: [], priceJumps: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, fault }) => void collected.refusals.push({ row, sku, column, fault }),
    priceJump: ({ row, sku }, jumps) => void collected.priceJumps.push({ row, sku, jumps }),
    collected,
  }
}
