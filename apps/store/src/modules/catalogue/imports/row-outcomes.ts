import type { ConvertedPrice, RowIdentity } from './import-report'
import type { FieldFault } from '../../../platform/http/errors'
import type { Outcome, PriceJump, RowRefusal } from '../products'

/** A problem with a cell of a row. */
export type RowProblem = RowIdentity & { column: string; fault: FieldFault }

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowOutcomes {
  refusals: RowProblem[]
  /** Cells that were left out of imported rows. */
  warnings: RowProblem[]
  /** A price from which VAT was taken off, as an example; undefined if there is none. */
  convertedPrice?: ConvertedPrice
  priceJumps: (RowIdentity & { jumps: readonly PriceJump[] })[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Names of created categories. */
  categories: readonly string[]
}

/** Results of rows of an earlier attempt. */
export type EarlierResults = Pick<RowOutcomes, 'outcomes' | 'warnings'>

/** Collects results while products are processed. */
export interface RowOutcomeCollector {
  refuse: (row: RowIdentity, refusal: RowRefusal) => void
  /** Reports a cell that is left out of an imported row. */
  warn: (row: RowIdentity, problem: RowRefusal) => void
  priceJump: (row: RowIdentity, jumps: readonly PriceJump[]) => void
  convertPrice: (row: RowIdentity, price: Omit<ConvertedPrice, keyof RowIdentity>) => void
  collected: RowOutcomes
}

export function createRowOutcomeCollector(): RowOutcomeCollector {
  const collected: RowOutcomes = { refusals: [], warnings: [], priceJumps: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, fault }) => void collected.refusals.push({ row, sku, column, fault }),
    warn: ({ row, sku }, { column, fault }) => void collected.warnings.push({ row, sku, column, fault }),
    priceJump: ({ row, sku }, jumps) => void collected.priceJumps.push({ row, sku, jumps }),
    convertPrice: ({ row, sku }, price) => void (collected.convertedPrice ??= { row, sku, ...price }),
    collected,
  }
}
