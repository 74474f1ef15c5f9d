import { useId, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'
import { ColumnChoice } from './ColumnChoice'
import { arranged, type ColumnPick, type DataColumn } from './column'
import { DataHead } from './DataHead'
import { DataRows, type DataRowsProps } from './DataRows'
import { DataTotals } from './DataTotals'
import type { DataSelection, DataSort } from './rows'
import { SelectionBar } from './SelectionBar'
import { frameStyles, regionStyles, tableStyles } from './styles'
import { useKeyboardRows } from './use-keyboard-rows'

export interface DataTableProps<Row> extends Pick<DataRowsProps<Row>, 'rowName' | 'line' | 'note'> {
  /** What the table lists: its name for assistive technology. */
  caption: string
  /** What can be seen of a row. The first names it, always stands and stays in sight. */
  columns: readonly DataColumn<Row>[]
  /** The rows of this page, at most a few hundred: longer lists are paged. */
  rows: readonly Row[]
  /** What tells a row from others, for good. */
  rowId: (row: Row) => string
  /** How the rows are sorted; `null` where they are in no column's order. */
  sort?: DataSort | null
  /** Search, filters and chips, above the rows. */
  filters?: ReactNode
  /** What was chosen to be seen, and in which order; `null` where nobody has. Left out, there is no choice. */
  picks?: readonly ColumnPick[] | null
  /** Left out where nothing can be done with several rows. */
  selection?: DataSelection
  /** `loading` shows rows in the measure of those to come; `stale` keeps the old ones while others are fetched. */
  state?: 'ready' | 'loading' | 'stale'
  /** What is awaited, in words ("Loading orders..."). */
  loadingLabel: string
  /** In the place of rows, where there are none: an EmptyState, or an ErrorState where they could not be loaded. */
  empty?: ReactNode
  /** Below the rows: which of how many, and the Pagination. */
  foot?: ReactNode
  /** A column's head was pressed. */
  onSort?: (event: DataSort) => void
  /** Columns were put away, brought back or moved; `null` as it was. */
  onPick?: (event: { picks: readonly ColumnPick[] | null }) => void
  /** Enter was pressed on a row. By pointer, the link in its first cell leads there. */
  onOpen?: (event: { id: string }) => void
}

/**
 * Rows to work through all day: sorted, filtered, selected, changed in place, by pointer or by keys. It is a native table in
 * all of its states. Density is compact; a finger still finds 44 px.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort = null, filters, picks, selection, state = 'ready', loadingLabel } = props
  const { empty, foot, onSort, onPick, onOpen, ...row } = props
  const t = useWords(officePartsWords)
  const captionId = useId()
  const [told, setTold] = useState('')
  const ids = rows.map(rowId)
  const shown = arranged(columns, picks ?? null)
  // What somebody has chosen is shown on every desk.
  const placed = picks
    ? shown.map((column) => ({ ...column, from: column.from === 'phone' ? 'phone' : 'desk' }) as const)
    : shown

  function select(chosen: ReadonlySet<string>) {
    setTold(t('selected', { count: chosen.size }))
    selection?.onSelect({ ids: chosen })
  }

  const keyboard = useKeyboardRows({ ids, selection: selection?.ids ?? null, onSelect: select, onOpen })
  const hasRows = rows.length > 0 || state === 'loading'

  return (
    <div data-table="" data-density="compact" className={frameStyles()}>
      {(filters !== undefined || onPick) && (
        <div className="flex min-w-0 items-center gap-2 border-b border-line-strong px-3 py-2 print:hidden">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{filters}</div>
          {
            // A phone shows the same few columns, whatever was chosen.
            onPick && (
              <span className="max-md:hidden">
                <ColumnChoice columns={columns} picks={picks ?? null} onPick={onPick} />
              </span>
            )
          }
        </div>
      )}
      {selection && selection.ids.size > 0 && <SelectionBar selection={selection} onClear={() => select(new Set())} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {hasRows ? (
        <div
          role="region"
          aria-labelledby={captionId}
          tabIndex={0}
          aria-busy={state !== 'ready' || undefined}
          className={regionStyles()}
          onScroll={({ currentTarget }) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)
          }
        >
          <table className={tableStyles()}>
            <caption id={captionId} className="sr-only">
              {caption}
            </caption>
            <DataHead
              columns={placed}
              sort={sort}
              onSort={onSort}
              selection={selection?.ids}
              ids={ids}
              onSelect={select}
            />
            <DataRows
              {...row}
              ids={ids}
              columns={placed}
              selection={selection?.ids}
              keyboard={keyboard}
              loading={state === 'loading' ? loadingLabel : undefined}
            />
            <DataTotals columns={placed} hasMarks={selection !== undefined} />
          </table>
        </div>
      ) : (
        empty
      )}
      {foot !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2 text-xs text-ink-muted">
          {foot}
        </div>
      )}
    </div>
  )
}
