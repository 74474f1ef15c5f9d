import type { Column } from '@skafferi/domain/rules/catalogue/fields'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { guardUploadedCell, stringify } from './csv'
import type { Columns } from './columns'
import { unpackedBytes, type PriceJump, type RowRefusal, type Outcome } from '../products'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
import type { PictureSummary } from './picture-summary'
import type { SheetRow } from './sheet-file'
import type { ShopSystem } from './system-headings'
import type { Table } from './table-file'

/** A cell that makes its row fail. */
export interface RowFailure extends CellFault {
  /** Row number as in a spreadsheet; the headings are row 1. */
  row: number
  sku: string
}

/** The result of an import. Counts are rows. */
export interface ImportReport {
  /** The shop system of an external file; null for the shop's own format. */
  source: ShopSystem | null
  created: number
  updated: number
  unchanged: number
  failed: number
  /** The first unprocessed row of a stopped import; null if all were processed. */
  next_row: number | null
  categories_created: string[]
  /** Ignored unknown columns. */
  ignored_columns: string[]
  /** The first 1,000. */
  failures: RowFailure[]
  /** Number of price jumps found by a check; undefined if no prices were compared. */
  price_jump_count?: number
  /** The first of them. */
  price_jumps?: ReportedPriceJump[]
  /** Pictures that the shop does not have: of a check, and on the command line. */
  pictures?: PictureSummary
  /** The failed rows as a file to correct, with the problem in the last column; null if no row failed. */
  failed_rows: string | null
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

/** Identifies a row in a report. */
export type RowIdentity = Pick<ImportRow, 'row' | 'sku'>

/** A report in progress. */
export interface RunningReport {
  /** Number of rows. */
  rows: number
  /** @param row number of a processed row */
  count: (row: number, outcome: Outcome) => void
  /** Adds a row with invalid cells. */
  fail: (row: ImportRow) => void
  /** Adds a row that conflicts with others. */
  refuse: (row: RowIdentity, refusal: Pick<RowRefusal, 'column' | 'fault'>) => void
  /** Adds a row whose prices were compared, with its price jumps. */
  priceJump: (row: RowIdentity, priceJumps: readonly PriceJump[]) => void
  /** Marks that the import stops before this row. */
  stopBefore: (row: number) => void
  addCategory: (name: string) => void
  finish: () => ImportReport
}

const maxFailures = 1000
const maxPriceJumps = 100
/**
 * Maximum size of the file with failed rows, in characters: a small file can expand to many rows that must not exhaust
 * memory.
 */
const maxFailedText = unpackedBytes
/** The heading of the problem column; ignored by imports. */
const problemColumn = 'problem'

const sentenceOf = ({ column, problem }: CellFault) => `${column} ${problem.message}`

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

/** Creates a report for a table. */
export function createReport(table: Table, { indexes, unknown }: Columns): RunningReport {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const failures = new Map<number, RowFailure[]>()
  const categories = new Set<string>()
  const priceJumps: ReportedPriceJump[] = []
  let jumpCount: number | undefined
  let nextRow: number | null = null
  for (const { row, sku, fault } of table.origin?.refused ?? [])
    failures.set(row.row, [{ row: row.row, sku, ...fault }])
  /** Returns the original rows of the file for a row. */
  const originsOf = (row: SheetRow): SheetRow[] => table.origin?.rows.get(row.row) ?? [row]
  const display = (row: number, column: string) =>
    (cellsAt(table.rows, row)[indexes.get(column as Column) ?? -1] ?? '').slice(0, maxReportedLength)
  const weightOf = (row: number) => table.origin?.rows.get(row)?.length ?? 1
  const failedRows = () => {
    const columns = table.origin?.columns ?? table.columns
    const remaining = columns.flatMap((column, index) => (column === problemColumn ? [] : [index]))
    const failed = table.rows
      .filter(({ row }) => failures.has(row))
      .map((row) => ({ reason: row.row, given: originsOf(row) }))
    const refused = (table.origin?.refused ?? []).map(({ row }) => ({ reason: row.row, given: [row] }))
    const lines: string[][] = []
    let left = maxFailedText
    for (const { reason, given } of [...failed, ...refused].toSorted((first, second) => first.reason - second.reason)) {
      const problem = (failures.get(reason) ?? []).map(sentenceOf).join('; ')
      for (const { cells } of given) {
        const line = [...remaining.map((index) => cells[index] ?? ''), problem]
        left -= line.reduce((sum, cell) => sum + cell.length, 0)
        if (left > 0) lines.push(line)
      }
    }
    return lines.length > 0
      ? stringify([[...remaining.map((index) => columns[index] ?? ''), problemColumn], ...lines], guardUploadedCell)
      : null
  }
  return {
    rows: table.rows.length,
    count: (row, outcome) => void (counts[outcome] += weightOf(row)),
    fail: ({ row, sku, faults }) =>
      void failures.set(
        row,
        faults.map((fault) => ({ row, sku, ...fault })),
      ),
    refuse: ({ row, sku }, { column, fault }) =>
      void failures.set(row, [{ row, sku, column, value: display(row, column), problem: fault }]),
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
    stopBefore(row) {
      nextRow = row
    },
    addCategory: (name) => void categories.add(name),
    finish: () => ({
      source: table.source ?? null,
      ...counts,
      failed: [...failures.keys()].reduce((sum, row) => sum + weightOf(row), 0),
      next_row: nextRow,
      categories_created: [...categories],
      ignored_columns: [...(table.ignoredColumns ?? []), ...unknown.filter((column) => column !== problemColumn)],
      failures: [...failures.values()]
        .flat()
        .toSorted((a, b) => a.row - b.row)
        .slice(0, maxFailures),
      ...(jumpCount !== undefined && {
        price_jump_count: jumpCount,
        price_jumps: priceJumps.toSorted((a, b) => a.row - b.row),
      }),
      failed_rows: failedRows(),
    }),
  }
}
