import type { Table } from './table-file'

/** Rows at the end of a table that may be notes. */
const lastRows = 10

type NotedTable = Pick<Table, 'firstRows' | 'headingRow'> & Partial<Pick<Table, 'rows'>>

/** Returns the texts above the headings of a table, and those alone in one of its last rows: "All prices excl. VAT". */
export function notesOf({ firstRows = [], headingRow = 0, rows = [] }: NotedTable): string[] {
  const above = firstRows.filter(({ row }) => row < headingRow).flatMap(({ cells }) => cells)
  const below = rows.slice(-lastRows).flatMap(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    return filled.length === 1 ? filled : []
  })
  return [...above, ...below]
}
