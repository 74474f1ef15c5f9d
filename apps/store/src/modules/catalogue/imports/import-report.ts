import type { components } from '@skafferi/api/admin'
import type { Column } from '@skafferi/domain/rules/catalogue/fields'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { FieldFault } from '../../../platform/http/errors'
import { guardUploadedCell, stringify } from './csv'
import type { Columns } from './columns'
import {
  unpackedBytes,
  type FieldDifference,
  type PriceDifference,
  type PriceJump,
  type RowRefusal,
  type Outcome,
} from '../products'
import { reasonsOf, type FailureReason } from './failure-reasons'
import { nameOfColumn } from './column-names'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
import { toReportedChanges, type ConvertedPrice, type PreviewedRow, type RowIdentity } from './row-outcomes'
import type { PictureSummary } from './picture-summary'
import { createRowTally, type RowTotals } from './row-tally'
import type { SheetRow } from './sheet-file'
import type { ShopSystem } from './system-headings'
import type { Table } from './table-file'

/** A cell that makes its row fail, or that is left out of an imported row. */
export interface RowFailure extends CellFault {
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  sku: string
  /** The product's name; empty if it is not known. */
  product: string
}

/** The result of an import. Counts are rows. */
export interface ImportReport extends RowTotals {
  /** The shop system of an external file; null for the shop's own format. */
  source: ShopSystem | null
  created: number
  updated: number
  unchanged: number
  failed: number
  /** Rows that are imported with warnings. */
  warned: number
  /** Rows that are left out, by the operator or by themselves; undefined if there are none. */
  left_out?: number
  /** The first unprocessed row of a stopped import; null if all were processed. */
  next_row: number | null
  categories_created: string[]
  unknown_categories?: components['schemas']['ImportReport']['unknown_categories']
  /** Ignored unknown columns. */
  ignored_columns: string[]
  /** The first 1,000. */
  failures: RowFailure[]
  /** Cells that were left out, and those because of which rows are left out by themselves; the first 1,000. */
  warnings: RowFailure[]
  /** Products that were not on sale before; undefined if there are none. */
  published_products?: number
  /** The first price from which VAT was taken off; undefined if prices are net. */
  converted_price?: ReportedConversion
  /** Number of price jumps found by a check; undefined if no prices were compared. */
  price_jump_count?: number
  /** The first of them. */
  price_jumps?: ReportedPriceJump[]
  /** Pictures that the shop does not have: of a check, and on the command line. */
  pictures?: PictureSummary
  /** The three commonest reasons of failures. */
  reasons: FailureReason[]
  /** The first 100 rows of each other outcome. */
  examples: RowExample[]
  /**
   * The failed rows and those with warnings as a file to correct, with the problem in the last column; null if there
   * are none.
   */
  failed_rows: string | null
}

/** An imported row. */
export interface RowExample {
  row: number
  sku: string
  /** The product's name; empty if it is not known. */
  product: string
  /** `left_out` if the check has left it out. */
  outcome: Outcome | 'left_out'
  /** True if the operator has left it out since the check. */
  is_left_out?: boolean
  /** Why it is left out; undefined if the operator left it out of this file. Its sentence begins with a column. */
  reason?: FieldFault
  /** Its product by its first row, with the number of its rows, if it was not on sale before. */
  published_product?: { first_row: number; rows: number }
  /** Prices that a check would change. */
  prices: ReportedPrice[]
  /** Other fields that a check would change, of a new article a few, shortened; undefined if there are none. */
  changes?: FieldDifference[]
}

/** A price that would change, in major units; null if there is none. */
export interface ReportedPrice {
  /** Minimum quantity. */
  from: number
  currency_code: string
  before: number | null
  after: number | null
  /** True if it changes by more than 20 %. */
  is_jump: boolean
}

/** A price from which VAT is taken off. */
export interface ReportedConversion {
  row: number
  sku: string
  /** VAT rate. */
  percent: number
  /** The price in the file, in major units. */
  gross: number
  /** The price without VAT, in major units. */
  net: number
  currency_code: string
}

/** A price that would change by an unusual amount. */
export interface ReportedPriceJump {
  row: number
  sku: string
  /** Minimum quantity. */
  from: number
  currency_code: string
  /** Price in major units, e.g. 12.5 for €12.50. */
  before: number
  after: number
}

/** A report in progress. */
export interface RunningReport {
  /** Number of rows. */
  rows: number
  /** Counts a processed row; the last call before `finish`. */
  count: (row: number, outcome: Outcome) => void
  /** Adds a row with invalid cells. */
  fail: (row: ImportRow) => void
  /** Adds a row that conflicts with others. */
  refuse: (row: RowIdentity, refusal: Pick<RowRefusal, 'column' | 'fault'>) => void
  /** Adds cells that are left out of a row; reported only if the row is imported. */
  warn: (row: RowIdentity, warnings: readonly CellFault[]) => void
  /**
   * Adds a row that is left out.
   * @param reason undefined if an operator left it out
   * @param options `isExpected` true if there is nothing to warn of
   */
  skip: (row: RowIdentity, reason?: CellFault, options?: { isExpected?: boolean }) => void
  /** Removes the warnings about a column of a row whose value was given otherwise. */
  settle: (row: number, column: string) => void
  /** Adds a cell that conflicts with other rows or the shop, and is left out. */
  leaveOut: (row: RowIdentity, problem: Pick<RowRefusal, 'column' | 'fault'>) => void
  /** Adds the article of a row, for the rows that are listed. */
  preview: (row: PreviewedRow, outcome: Outcome | undefined) => void
  /** Adds a row whose prices were compared, with its price jumps. */
  priceJump: (row: RowIdentity, priceJumps: readonly PriceJump[]) => void
  /** Adds a price from which VAT was taken off. */
  convertPrice: (price: ConvertedPrice) => void
  /** Adds the rows of products that were not on sale before. */
  publish: (products: readonly (readonly number[])[]) => void
  /** Marks that the import stops before this row. */
  stopBefore: (row: number) => void
  addCategory: (name: string) => void
  finish: () => ImportReport
}

const maxFailures = 1000
const maxPriceJumps = 100
/** Maximum number of examples of an outcome. */
const maxExamples = 100
/** Maximum number of prices of an example. */
const maxPrices = 10
/**
 * Maximum size of the file with failed rows, in characters: a small file can expand to many rows that must not exhaust
 * memory.
 */
const maxFailedText = unpackedBytes
/** The heading of the problem column; ignored by imports. */
const problemColumn = 'problem'

type RowProblem = Omit<RowFailure, 'product'>

const toReportedPrice = ({ from, before, after, isJump }: PriceDifference): ReportedPrice => ({
  from,
  currency_code: shopCurrency,
  before: before === null ? null : toMajor(before),
  after: after === null ? null : toMajor(after),
  is_jump: isJump,
})

/** Marks rows of the file to correct that were imported. */
const warningMark = 'warning: '

const isSameProblem = (one: CellFault, other: CellFault) =>
  one.column === other.column && one.problem.code === other.problem.code

/** Sorts problems by row, limited to those that a report lists. */
const listedProblems = (found: Iterable<readonly RowProblem[]>): RowProblem[] =>
  [...found]
    .flat()
    .toSorted((a, b) => a.row - b.row)
    .slice(0, maxFailures)

/** Finds the cells of a row by binary search; a map of a million rows would take 100 MB. */
function cellsAt(rows: readonly SheetRow[], number: number): readonly string[] {
  let [start, end] = [0, rows.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((rows[middle] as SheetRow).row < number) start = middle + 1
    else end = middle
  }
  return rows[start]?.row === number ? rows[start]!.cells : []
}

/**
 * Creates a report for a table.
 * @param original the same rows as in the file, in which failed rows are returned
 */
export function createReport(table: Table, { indexes, unknown }: Columns, original = table): RunningReport {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const tally = createRowTally(maxExamples)
  const previewCounts = { ...counts }
  const previews = new Map<number, PreviewedRow>()
  const examples: RowExample[] = []
  const failures = new Map<number, RowProblem[]>()
  const warnings = new Map<number, RowProblem[]>()
  /** Imported rows with warnings; a stopped import has more rows with warnings. */
  const warned = new Set<number>()
  const skipped = new Set<number>()
  const categories = new Set<string>()
  const priceJumps: ReportedPriceJump[] = []
  let jumpCount: number | undefined
  let nextRow: number | null = null
  const published: (readonly number[])[] = []
  const publishedByRow = new Map<number, NonNullable<RowExample['published_product']>>()
  let convertedPrice: ReportedConversion | undefined
  for (const { row, sku, fault } of table.origin?.refused ?? [])
    failures.set(row.row, [{ row: row.row, sku, ...fault }])
  /** Returns the original rows of the file for a row. */
  const originsOf = ({ row }: SheetRow): SheetRow[] =>
    table.origin?.rows.get(row) ?? [{ row, cells: [...cellsAt(original.rows, row)] }]
  const display = (row: number, column: string) =>
    (cellsAt(table.rows, row)[indexes.get(column as Column) ?? -1] ?? '').slice(0, maxReportedLength)
  const weightOf = (row: number) => table.origin?.rows.get(row)?.length ?? 1
  const countRows = (numbers: Iterable<number>) => [...numbers].reduce((sum, row) => sum + weightOf(row), 0)
  /** Returns the product's name in the shop after a check, or otherwise in the file. */
  const nameOf = (row: number) => (previews.get(row)?.product ?? display(row, 'product')).slice(0, maxReportedLength)
  const withName = (found: readonly RowProblem[]): RowFailure[] =>
    found.map((each) => ({ ...each, product: nameOf(each.row) }))
  const addWarnings = (row: number, sku: string, found: readonly CellFault[]) => {
    const known = warnings.get(row) ?? []
    const added = found.filter((each) => !known.some((other) => isSameProblem(each, other)))
    if (added.length > 0) warnings.set(row, [...known, ...added.map((each) => ({ row, sku, ...each }))])
  }
  const sentenceOf = ({ column, problem }: CellFault) => `${nameOfColumn(column, table, original)} ${problem.message}`
  const problemsOf = (row: number): string => {
    const failed = failures.get(row)
    return failed
      ? failed.map(sentenceOf).join('; ')
      : warningMark + (warnings.get(row) ?? []).map(sentenceOf).join('; ')
  }
  const failedRows = () => {
    const columns = table.origin?.columns ?? original.columns
    const remaining = columns.flatMap((column, index) => (column === problemColumn ? [] : [index]))
    const failed = table.rows
      .filter(({ row }) => failures.has(row) || warnings.has(row))
      .map((row) => ({ reason: row.row, given: originsOf(row) }))
    const refused = (table.origin?.refused ?? []).map(({ row }) => ({ reason: row.row, given: [row] }))
    const lines: string[][] = []
    let left = maxFailedText
    for (const { reason, given } of [...failed, ...refused].toSorted((first, second) => first.reason - second.reason)) {
      const problem = problemsOf(reason)
      for (const { cells } of given) {
        const line = [...remaining.map((index) => cells[index] ?? ''), problem]
        left -= line.reduce((sum, cell) => sum + cell.length, 0)
        if (left > 0) lines.push(line)
      }
    }
    if (lines.length === 0) return null
    const headings = [...remaining.map((index) => columns[index] ?? ''), problemColumn]
    return stringify([headings, ...lines], guardUploadedCell, original.separator)
  }
  return {
    rows: table.rows.length,
    count(row, outcome) {
      counts[outcome] += weightOf(row)
      const product = publishedByRow.get(row)
      const changes = toReportedChanges(previews.get(row)?.changes ?? [])
      if (tally.add(row, outcome))
        examples.push({
          row,
          sku: display(row, 'sku') || (previews.get(row)?.sku ?? ''),
          product: nameOf(row),
          outcome,
          prices: (previews.get(row)?.prices ?? []).slice(0, maxPrices).map(toReportedPrice),
          ...(changes.length > 0 && { changes }),
          ...(product && { published_product: product }),
        })
      if (warnings.has(row)) warned.add(row)
    },
    fail: ({ row, sku, faults }) =>
      void failures.set(
        row,
        faults.map((fault) => ({ row, sku, ...fault })),
      ),
    refuse: ({ row, sku }, { column, fault }) =>
      void failures.set(row, [{ row, sku, column, value: display(row, column), problem: fault }]),
    warn: ({ row, sku }, found) => addWarnings(row, sku, found),
    skip({ row, sku }, reason, { isExpected = false } = {}) {
      skipped.add(row)
      // Nothing else matters of a row that is not imported.
      warnings.delete(row)
      if (reason && !isExpected) {
        addWarnings(row, sku, [reason])
        warned.add(row)
      }
      if (!tally.add(row, 'left_out')) return
      const shown = { row, sku: display(row, 'sku'), product: nameOf(row), outcome: 'left_out' as const, prices: [] }
      examples.push({ ...shown, ...(reason && { reason: reason.problem }) })
    },
    settle(row, column) {
      const open = warnings.get(row)?.filter((each) => each.column !== column) ?? []
      if (open.length > 0) warnings.set(row, open)
      else warnings.delete(row)
    },
    leaveOut: ({ row, sku }, { column, fault }) =>
      addWarnings(row, sku, [{ column, value: display(row, column), problem: fault }]),
    preview(preview, outcome) {
      if (outcome) previewCounts[outcome] += 1
      const isExample = outcome && previewCounts[outcome] <= maxExamples
      if (isExample || warnings.has(preview.row)) previews.set(preview.row, preview)
    },
    priceJump({ row, sku }, found) {
      jumpCount = (jumpCount ?? 0) + found.length
      const reported = found.slice(0, maxPriceJumps - priceJumps.length)
      priceJumps.push(
        ...reported.map(({ from, before, after }) => ({
          row,
          sku,
          from,
          currency_code: shopCurrency,
          before: toMajor(before),
          after: toMajor(after),
        })),
      )
    },
    convertPrice({ row, sku, percent, gross, net }) {
      convertedPrice ??= {
        row,
        sku,
        percent,
        gross: toMajor(gross),
        net: toMajor(net),
        currency_code: shopCurrency,
      }
    },
    publish(products) {
      published.push(...products)
      for (const rows of products) {
        const product = { first_row: Math.min(...rows), rows: rows.length }
        for (const row of rows) publishedByRow.set(row, product)
      }
    },
    stopBefore(row) {
      nextRow = row
    },
    addCategory: (name) => void categories.add(name),
    finish() {
      for (const row of warnings.keys()) if (!warned.has(row)) warnings.delete(row)
      return {
        source: table.source ?? null,
        ...counts,
        failed: countRows(failures.keys()),
        warned: countRows([...warned].filter((row) => !skipped.has(row))),
        ...(skipped.size > 0 && { left_out: countRows(skipped) }),
        next_row: nextRow,
        categories_created: [...categories],
        ignored_columns: [...(table.ignoredColumns ?? []), ...unknown.filter((column) => column !== problemColumn)],
        failures: withName(listedProblems(failures.values())),
        warnings: withName(listedProblems(warnings.values())),
        ...(published.length > 0 && { published_products: published.length }),
        ...(convertedPrice && { converted_price: convertedPrice }),
        ...(jumpCount !== undefined && {
          price_jump_count: jumpCount,
          price_jumps: priceJumps.toSorted((a, b) => a.row - b.row),
        }),
        reasons: reasonsOf(failures.values()),
        examples: examples.toSorted((a, b) => a.row - b.row),
        failed_rows: failedRows(),
        ...tally.finish(),
      }
    },
  }
}
