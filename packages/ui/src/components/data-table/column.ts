import type { ReactNode } from 'react'
import type { ColumnAlign } from '../table'

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  /** Identifies the column in events and in the user's choice. */
  id: string
  /** The header. */
  label: string
  /** Alignment of its content; `end` for numbers, `start` by default. */
  align?: ColumnAlign
  /** The narrowest screen that shows it by default; `desk` if omitted. */
  from?: 'phone' | 'desk' | 'wide'
  /** True if rows can be sorted by it; false by default. */
  sortable?: boolean
  /** Renders the cell of a row. The first column names the row. */
  cell: (row: Row) => ReactNode
  /** The formatted sum over all pages, in the footer. */
  total?: ReactNode
}

/** The user's choice for a column. */
export interface ColumnPick {
  id: string
  shown: boolean
}

/**
 * The entries of the list of columns: as chosen, then columns added since. The first column is not listed: it names the
 * rows and stays.
 * @param picks the user's choice; `null` for the default
 * @param isWide true if the window shows the columns of wide screens
 */
export function picksOf(
  columns: readonly Pick<DataColumn<never>, 'id' | 'from'>[],
  picks: readonly ColumnPick[] | null,
  isWide: boolean,
): ColumnPick[] {
  const offered = columns.slice(1)
  const known = (picks ?? []).filter(({ id }) => offered.some((column) => column.id === id))
  const others = offered.filter(({ id }) => known.every((pick) => pick.id !== id))
  return [...known, ...others.map(({ id, from }) => ({ id, shown: picks === null && (from !== 'wide' || isWide) }))]
}

/** The visible columns in the chosen order; all columns in their own order by default. */
export function arranged<Column extends { id: string }>(
  columns: readonly Column[],
  picks: readonly ColumnPick[] | null,
): Column[] {
  if (picks === null) {
    return [...columns]
  }
  const byId = new Map(columns.map((column) => [column.id, column]))
  const chosen = picks.filter(({ id, shown }) => shown && id !== columns[0]?.id)
  return [...columns.slice(0, 1), ...chosen.flatMap(({ id }) => byId.get(id) ?? [])]
}

/** Moves an entry by one place; returns the same list at its end. */
export function moved(picks: readonly ColumnPick[], id: string, by: -1 | 1): readonly ColumnPick[] {
  const from = picks.findIndex((pick) => pick.id === id)
  const pick = picks[from]
  const to = from + by
  if (pick === undefined || to < 0 || to >= picks.length) {
    return picks
  }
  return picks.toSpliced(from, 1).toSpliced(to, 0, pick)
}
