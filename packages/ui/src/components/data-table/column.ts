import type { ReactNode } from 'react'
import type { ColumnAlign } from '../table'

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  /** Names the column in events, and in what somebody chose to see. */
  id: string
  /** What stands in its head. */
  label: string
  /** Where its content stands; `end` for numbers, `start` by default. */
  align?: ColumnAlign
  /** The narrowest screen that shows it, as long as nobody has chosen columns; `desk` by default. */
  from?: 'phone' | 'desk' | 'wide'
  /** Whether the rows can be put into its order; not by default. */
  sortable?: boolean
  /** What it says of a row, display-ready. The first column names the row. */
  cell: (row: Row) => ReactNode
  /** What stands below it on the shelf: a sum over all pages, display-ready. */
  total?: ReactNode
}

/** A column somebody looks at, or has put away. */
export interface ColumnPick {
  id: string
  shown: boolean
}

/**
 * What the list of columns offers: as chosen, then what came since. The first column is not in it: it names the rows and
 * stays.
 *
 * @param picks what was chosen; `null` where nobody has chosen.
 * @param isWide whether the window shows columns that only wide screens have.
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

/** The columns in the order somebody chose, without those put away; all in their own order where nobody has chosen. */
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

/** The list with one entry a place further up or down; the same where it stands at that end. */
export function moved(picks: readonly ColumnPick[], id: string, by: -1 | 1): readonly ColumnPick[] {
  const from = picks.findIndex((pick) => pick.id === id)
  const pick = picks[from]
  const to = from + by
  if (pick === undefined || to < 0 || to >= picks.length) {
    return picks
  }
  return picks.toSpliced(from, 1).toSpliced(to, 0, pick)
}
