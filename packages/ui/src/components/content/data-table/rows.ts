import type { ReactNode } from 'react'
import type { SortDirection } from '../table'

/** The sort order. */
export interface DataSort {
  /** The column's id. */
  column: string
  direction: Exclude<SortDirection, 'none'>
}

/** Selected rows and their bulk actions. */
export interface DataSelection {
  /** Ids of the selected rows, including those on other pages. */
  ids: ReadonlySet<string>
  /** The number of selected rows if it is not that of `ids`, as of all rows of a filter. */
  count?: number
  /** The formatted sum ("39 lines · €6,710.45"). */
  summary?: string
  /** Buttons; the primary one first. */
  actions: ReactNode
  /** Rows were selected or unselected. */
  onSelect: (event: { ids: ReadonlySet<string> }) => void
}
