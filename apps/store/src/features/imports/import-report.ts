import { toMajor } from '@skafferi/domain/format/money.rules'
import { shopCurrency } from '../../currency'
import { guardGiven, stringify } from './csv'
import type { Column, Columns } from './columns'
import { unpackedBytes } from './file-limits'
import { longestShown, type CellFault, type ImportRow } from './import-row'
import type { Leap } from './price-leaps'
import type { RowRefusal } from './row-refusal'
import type { Outcome } from './plan-product'
import type { SheetRow } from './sheet-file'
import type { ForeignShop, Table } from './table-file'

/** A cell that keeps its row out. */
export interface RowFailure extends CellFault {
  /** As a spreadsheet counts: headings are row 1. */
  row: number
  sku: string
}

/** What came of a file. Counts are rows. */
export interface ImportReport {
  /** Whose product file it was, where it was another shop system's. */
  source: ForeignShop | null
  created: number
  updated: number
  unchanged: number
  failed: number
  /** The first row that was not gone through, where it was stopped; null where all were. */
  next_row: number | null
  categories_created: string[]
  /** Columns that mean nothing here and were left out. */
  ignored_columns: string[]
  /** The first thousand. */
  failures: RowFailure[]
  /** How many prices a check found that would leap; left out if it compared none. */
  leaped?: number
  /** The first of them. */
  leaps?: PriceLeap[]
  /** The rows that failed, as a file to mend, with what is wrong in a last column; null where none did. */
  failed_rows: string | null
}

/** A price that would move by more than people move prices. */
export interface PriceLeap {
  row: number
  sku: string
  /** From which quantity on it holds. */
  from: number
  currency_code: string
  /** As people write it. */
  before: number
  after: number
}

/** What a report names a row by. */
export type NamedRow = Pick<ImportRow, 'row' | 'sku'>

/** A report while the rows are taken. */
export interface RunningReport {
  /** Rows of the table. */
  rows: number
  /** @param row the number of a row that was taken */
  count: (row: number, outcome: Outcome) => void
  /** A row whose own cells are wrong. */
  fail: (row: ImportRow) => void
  /** A row that does not go with the rest. */
  refuse: (row: NamedRow, refusal: RowRefusal) => void
  /** Prices of a row were compared, and these would move far. */
  leap: (row: NamedRow, leaps: readonly Leap[]) => void
  /** It ends before this row. */
  stopBefore: (row: number) => void
  addCategory: (name: string) => void
  finish: () => ImportReport
}

const mostFailures = 1000
const mostLeaps = 100
/** Characters of the failed rows as a file: what a short file repeats in many rows must not fill the memory. */
const mostFailedText = unpackedBytes
/** The heading of what is wrong with a row; an import leaves it out again. */
const problemColumn = 'problem'

const sentenceOf = ({ column, problem }: CellFault) => `${column} ${problem}`

/** The cells of a row, found by its number: rows are in the order of the file, and a map of a million would take 100 MB. */
function cellsAt(rows: readonly SheetRow[], number: number): readonly string[] {
  let [start, end] = [0, rows.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((rows[middle] as SheetRow).row < number) start = middle + 1
    else end = middle
  }
  return rows[start]?.row === number ? rows[start]!.cells : []
}

/** Begins a report on a table. */
export function createReport(table: Table, { at, unknown }: Columns): RunningReport {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const failures = new Map<number, RowFailure[]>()
  const categories = new Set<string>()
  const leaps: PriceLeap[] = []
  let leaped: number | undefined
  let nextRow: number | null = null
  for (const { row, sku, fault } of table.origin?.refused ?? [])
    failures.set(row.row, [{ row: row.row, sku, ...fault }])
  /** What the file itself has for a row. */
  const originsOf = (row: SheetRow): SheetRow[] => table.origin?.rows.get(row.row) ?? [row]
  const shown = (row: number, column: string) =>
    (cellsAt(table.rows, row)[at.get(column as Column) ?? -1] ?? '').slice(0, longestShown)
  const weightOf = (row: number) => table.origin?.rows.get(row)?.length ?? 1
  const failedRows = () => {
    const columns = table.origin?.columns ?? table.columns
    const kept = columns.flatMap((column, index) => (column === problemColumn ? [] : [index]))
    const failed = table.rows
      .filter(({ row }) => failures.has(row))
      .map((row) => ({ reason: row.row, given: originsOf(row) }))
    const refused = (table.origin?.refused ?? []).map(({ row }) => ({ reason: row.row, given: [row] }))
    const lines: string[][] = []
    let left = mostFailedText
    for (const { reason, given } of [...failed, ...refused].toSorted((first, second) => first.reason - second.reason)) {
      const problem = (failures.get(reason) ?? []).map(sentenceOf).join('; ')
      for (const { cells } of given) {
        const line = [...kept.map((index) => cells[index] ?? ''), problem]
        left -= line.reduce((sum, cell) => sum + cell.length, 0)
        if (left > 0) lines.push(line)
      }
    }
    return lines.length > 0
      ? stringify([[...kept.map((index) => columns[index] ?? ''), problemColumn], ...lines], guardGiven)
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
    refuse: ({ row, sku }, { column, message }) =>
      void failures.set(row, [{ row, sku, column, value: shown(row, column), problem: message }]),
    leap({ row, sku }, found) {
      leaped = (leaped ?? 0) + found.length
      const shownOnes = found.slice(0, mostLeaps - leaps.length)
      leaps.push(
        ...shownOnes.map(({ from, before, after }) => ({
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
      ignored_columns: [...(table.leftOut ?? []), ...unknown.filter((column) => column !== problemColumn)],
      failures: [...failures.values()]
        .flat()
        .toSorted((a, b) => a.row - b.row)
        .slice(0, mostFailures),
      ...(leaped !== undefined && { leaped, leaps: leaps.toSorted((a, b) => a.row - b.row) }),
      failed_rows: failedRows(),
    }),
  }
}
