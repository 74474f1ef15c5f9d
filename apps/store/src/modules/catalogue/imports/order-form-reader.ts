import { refuse, StoreError } from '../../../platform/http/errors'
import { readSheet } from './sheet-file'

/** Limits of an order form, as in the contract. */
export const orderFormLimits = {
  megabytes: 2,
  rows: 20_000,
  columns: 100,
  /** Characters of a cell that are returned; SKUs and quantities are shorter. */
  cell: 200,
} as const

/** A row of a sheet: its number, from 1, and its cells. */
export interface OrderFormRow {
  row: number
  cells: string[]
}

/** Refusals of spreadsheets and archives that exceed a limit. */
const sizeCodes = new Set([
  'sheet_too_large',
  'archive_too_large',
  'archived_file_too_large',
  'too_many_archived_files',
])

function tooLong(): StoreError {
  const { rows, columns } = orderFormLimits
  return refuse('order_form_too_long', { rows, columns })
}

/** Converts the office's refusals of a spreadsheet to those of an order form. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  return sizeCodes.has(error.refusal.code ?? '') ? tooLong() : refuse('order_form_unreadable')
}

/** Creates a reader of order forms, for a worker. */
export function createOrderFormReader() {
  return {
    /**
     * Returns the rows of the first sheet.
     * @throws StoreError 400 if it is not an XLSX file or exceeds the limits
     */
    async read(bytes: Uint8Array): Promise<OrderFormRow[]> {
      const { rows: maxRows, columns, cell } = orderFormLimits
      const { rows } = await readSheet(bytes, maxRows).catch((error: unknown) => {
        throw toRefusal(error)
      })
      if (rows.length > maxRows || rows.some(({ cells }) => cells.length > columns)) throw tooLong()
      return rows.map(({ row, cells }) => ({ row, cells: cells.map((text) => text.slice(0, cell)) }))
    },
  }
}

export type OrderFormReader = ReturnType<typeof createOrderFormReader>
