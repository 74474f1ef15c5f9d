import type { ReactNode } from 'react'
import type { ColumnAlign } from '../table'

/** The widths of a window that has room for a table: from 768, 1024 and 1536 px. */
export type TableScreen = 'desk' | 'laptop' | 'wide'

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  /** Identifies the column in events. */
  id: string
  /** The header. */
  label: string
  /** Alignment of its content; `end` for numbers, `start` by default. */
  align?: ColumnAlign
  /** The narrowest screen that shows it by default; `desk` if omitted. */
  visibleFrom?: 'phone' | TableScreen
  /** True if rows can be sorted by it; false by default. */
  sortable?: boolean
  /** Renders the cell of a row. The first column names the row. */
  cell: (row: Row) => ReactNode
  /** The formatted sum over all pages, in the footer. */
  total?: ReactNode
}
