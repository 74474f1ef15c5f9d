import type { ReactNode } from 'react'
import type { SortDirection } from '../table'

/** How the rows are sorted. */
export interface DataSort {
  /** The column's id. */
  column: string
  direction: Exclude<SortDirection, 'none'>
}

/** Rows that were marked, and what is done with all of them at once. */
export interface DataSelection {
  /** Ids of the selected rows, also of those on other pages. */
  ids: ReadonlySet<string>
  /** What they come to, display-ready ("39 lines · €6,710.45"). */
  note?: string
  /** Buttons; the filled one first. */
  actions: ReactNode
  /** Rows were taken in or out. */
  onSelect: (event: { ids: ReadonlySet<string> }) => void
}
