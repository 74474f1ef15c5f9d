import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { FieldFault } from '../../../platform/http/errors'
import type { FieldDifference, Outcome, PriceDifference, PriceJump, RowRefusal } from '../products'
import { maxReportedLength, type ImportRow } from './import-row'

/** Identifies a row in a report. */
export type RowIdentity = Pick<ImportRow, 'row' | 'sku'>

/** A price from which VAT was taken off, in minor units. */
export type ConvertedPrice = RowIdentity & { percent: number; gross: Minor; net: Minor }

/** A problem with a cell of a row. */
export type RowProblem = RowIdentity & { column: string; fault: FieldFault }

/** The article of a row after the import, for a check. */
export interface PreviewedRow {
  row: number
  sku: string
  /** The product's name. */
  product: string
  /** Prices that differ. */
  prices: readonly PriceDifference[]
  /** Undefined if no price could be compared. */
  jumps: readonly PriceJump[] | undefined
  /** Other fields that differ. */
  changes: readonly FieldDifference[]
}

/** Results of rows, for the catalogue reader that writes the report. */
export interface RowOutcomes {
  refusals: RowProblem[]
  /** Cells that were left out of imported rows. */
  warnings: RowProblem[]
  /** A price from which VAT was taken off, as an example; undefined if there is none. */
  convertedPrice?: ConvertedPrice
  /** The articles of a check. */
  previews: PreviewedRow[]
  outcomes: ReadonlyMap<number, Outcome>
  /** The numbers of the rows of each product that was not on sale before; none by default. */
  published?: readonly (readonly number[])[]
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
  preview: (row: PreviewedRow) => void
  convertPrice: (row: RowIdentity, price: Omit<ConvertedPrice, keyof RowIdentity>) => void
  collected: RowOutcomes
}

export function createRowOutcomeCollector(): RowOutcomeCollector {
  const collected: RowOutcomes = { refusals: [], warnings: [], previews: [], outcomes: new Map(), categories: [] }
  return {
    refuse: ({ row, sku }, { column, fault }) => void collected.refusals.push({ row, sku, column, fault }),
    warn: ({ row, sku }, { column, fault }) => void collected.warnings.push({ row, sku, column, fault }),
    preview: (row) => void collected.previews.push(row),
    convertPrice: ({ row, sku }, price) => void (collected.convertedPrice ??= { row, sku, ...price }),
    collected,
  }
}

/** Shortens the fields that differ for a report. */
export const toReportedChanges = (changes: readonly FieldDifference[]): FieldDifference[] =>
  changes.map(({ column, before, after }) => ({
    column,
    before: before.slice(0, maxReportedLength),
    after: after.slice(0, maxReportedLength),
  }))
