import { stringify } from './csv'
import type { Columns } from './columns'
import type { CellFault, ImportRow } from './import-row'
import type { RowRefusal } from './row-refusal'
import type { Table } from './table-file'

/** A cell that keeps its row out. */
export interface RowFailure extends CellFault {
  /** As a spreadsheet counts: headings are row 1. */
  row: number
  sku: string
}

/** What came of a file. Counts are rows. */
export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  failed: number
  categories_created: string[]
  /** Columns that mean nothing here and were left out. */
  ignored_columns: string[]
  /** The first thousand. */
  failures: RowFailure[]
  /** The rows that failed, as a file to mend, with what is wrong in a last column; null where none did. */
  failed_rows: string | null
}

/** A report while the rows are taken. */
export interface RunningReport {
  count: (outcome: 'created' | 'updated' | 'unchanged') => void
  /** A row whose own cells are wrong. */
  fail: (row: ImportRow) => void
  /** A row that does not go with the rest. */
  refuse: (row: ImportRow, refusal: RowRefusal) => void
  addCategory: (name: string) => void
  finish: () => ImportReport
}

const mostFailures = 1000
/** The heading of what is wrong with a row; an import leaves it out again. */
const problemColumn = 'problem'

const sentenceOf = ({ column, problem }: CellFault) => `${column} ${problem}`

/** Begins a report on a table. */
export function createReport(table: Table, { unknown }: Columns): RunningReport {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const failures = new Map<number, RowFailure[]>()
  const categories: string[] = []
  const failedRows = () => {
    const headings = table.columns.filter((column) => column !== problemColumn)
    const kept = table.columns.flatMap((column, index) => (column === problemColumn ? [] : [index]))
    const rows = table.rows.filter(({ row }) => failures.has(row))
    const lines = rows.map(({ row, cells }) => [
      ...kept.map((index) => cells[index] ?? ''),
      (failures.get(row) ?? []).map(sentenceOf).join('; '),
    ])
    return rows.length > 0 ? stringify([[...headings, problemColumn], ...lines]) : null
  }
  return {
    count: (outcome) => void (counts[outcome] += 1),
    fail: ({ row, sku, faults }) => void failures.set(row, faults.map((fault) => ({ row, sku, ...fault }))),
    refuse: ({ row, sku }, { column, message }) => void failures.set(row, [{ row, sku, column, value: '', problem: message }]),
    addCategory: (name) => void categories.push(name),
    finish: () => ({
      ...counts,
      failed: failures.size,
      categories_created: categories,
      ignored_columns: unknown.filter((column) => column !== problemColumn),
      failures: [...failures.values()].flat().toSorted((a, b) => a.row - b.row).slice(0, mostFailures),
      failed_rows: failedRows(),
    }),
  }
}
