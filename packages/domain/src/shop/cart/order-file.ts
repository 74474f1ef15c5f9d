import type { Problem } from '../../platform/action'
import type { OrderTable } from '../../rules/cart/order-table'

/** Maximum size of a file in bytes. The store accepts spreadsheets up to this size. */
export const maxOrderFileBytes = 2_048_000

/** Why a file cannot be read: its size, its content, or the browser could not open it. */
export type OrderFileFault = 'too_large' | 'unreadable' | 'not_text' | 'old_sheet' | 'empty'

/** The result of reading a file: its table, or why there is none. */
export type OrderFileReading =
  | { table: OrderTable }
  | { fault: OrderFileFault }
  /** The store refused a spreadsheet, or did not respond. */
  | { problem: Problem<'read_order_form'> }
