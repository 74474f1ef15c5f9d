import type { ReactNode } from 'react'
import type { ColumnAlign } from '../table'

/** The widths of a window that has room for a table: from 768, 1024 and 1536 px. */
export type TableScreen = 'desk' | 'laptop' | 'wide'

const screens: readonly string[] = ['phone', 'desk', 'laptop', 'wide'] satisfies ('phone' | TableScreen)[]

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  /** Identifies the column in events and in the user's choice. */
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

/** The user's choice for a column. */
export interface ColumnSetting {
  id: string
  visible: boolean
}

/**
 * The entries of the list of columns: as chosen, then columns added since. The first column is not listed: it names the
 * rows and stays.
 * @param settings the user's choice; `null` for the default
 * @param screen the width of the window, which has the columns of narrower ones too
 */
export function columnSettingsOf(
  columns: readonly Pick<DataColumn<never>, 'id' | 'visibleFrom'>[],
  settings: readonly ColumnSetting[] | null,
  screen: TableScreen,
): ColumnSetting[] {
  const offered = columns.slice(1)
  const known = (settings ?? []).filter(({ id }) => offered.some((column) => column.id === id))
  const others = offered.filter(({ id }) => known.every((setting) => setting.id !== id))
  return [
    ...known,
    ...others.map(({ id, visibleFrom = 'desk' }) => ({
      id,
      visible: settings === null && screens.indexOf(visibleFrom) <= screens.indexOf(screen),
    })),
  ]
}

/** The visible columns in the chosen order; all columns in their own order by default. */
export function arrangeColumns<Column extends { id: string }>(
  columns: readonly Column[],
  settings: readonly ColumnSetting[] | null,
): Column[] {
  if (settings === null) {
    return [...columns]
  }
  const byId = new Map(columns.map((column) => [column.id, column]))
  const chosen = settings.filter(({ id, visible }) => visible && id !== columns[0]?.id)
  return [...columns.slice(0, 1), ...chosen.flatMap(({ id }) => byId.get(id) ?? [])]
}

/** Moves an entry by one place; returns the same list at its end. */
export function moveSetting(settings: readonly ColumnSetting[], id: string, by: -1 | 1): readonly ColumnSetting[] {
  const from = settings.findIndex((setting) => setting.id === id)
  const setting = settings[from]
  const to = from + by
  if (setting === undefined || to < 0 || to >= settings.length) {
    return settings
  }
  return settings.toSpliced(from, 1).toSpliced(to, 0, setting)
}
