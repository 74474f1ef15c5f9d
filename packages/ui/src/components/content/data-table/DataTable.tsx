import { useId, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import type { DataColumn } from './column'
import { DataHead } from './DataHead'
import { DataRows, type DataRowsProps } from './DataRows'
import type { DataSelection, DataSort } from './rows'
import { frameStyles, regionStyles, tableStyles, totalStyles } from './styles'
import { useKeyboardRows } from './use-keyboard-rows'
import { markScroll, watchScrollEnd } from './watch-scroll-end'
import { CloseIcon } from '../icon'
import { IconButton } from '../../actions/icon-button'

interface SelectionBarProps {
  selection: DataSelection
  /** Clears the selection. */
  onClear: () => void
}

/** The number of selected rows, their sum, and the bulk actions. */
function SelectionBar({ selection: { ids, count = ids.size, summary, actions }, onClear }: SelectionBarProps) {
  const t = useWords(officePartsWords)
  return (
    <div
      role="group"
      aria-label={t('selection')}
      className={
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-strong bg-brand-quiet px-4 py-1.5 ' +
        'forced-colors:border-b-2 print:hidden'
      }
    >
      <b className="num text-sm">{t('selected', { count })}</b>
      {summary !== undefined && <span className="num text-xs text-ink-muted max-md:hidden">{summary}</span>}
      <span className="ms-auto flex min-w-0 flex-wrap items-center gap-2">
        {actions}
        <IconButton size="sm" label={t('select.none')} icon={<CloseIcon size="sm" />} onPress={onClear} />
      </span>
    </div>
  )
}

interface DataTotalsProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** True if there is a column of checkboxes before the first. */
  hasCheckboxes: boolean
}

/** The sums over all pages, in the table's footer. Renders nothing if no column has a sum. */
function DataTotals<Row>({ columns, hasCheckboxes }: DataTotalsProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) {
    return null
  }
  return (
    <tfoot>
      <tr>
        {hasCheckboxes && <td className={totalStyles({ place: 'checkbox' })}>{null}</td>}
        {columns.map(({ id, align, visibleFrom = 'desk', total }, index) =>
          index === 0 && total !== undefined ? (
            <th
              key={id}
              scope="row"
              className={`${totalStyles({ place: hasCheckboxes ? 'named' : 'only' })} font-bold`}
            >
              {total}
            </th>
          ) : (
            <td
              key={id}
              className={`${totalStyles({ align, visibleFrom: index === 0 ? 'phone' : visibleFrom })} font-bold`}
            >
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

export interface DataTableProps<Row> extends Pick<DataRowsProps<Row>, 'rowName' | 'phoneSummary' | 'note'> {
  /** The table's accessible name. */
  caption: string
  /** All columns. The first names the row; it is always shown and stays visible. */
  columns: readonly DataColumn<Row>[]
  /** The rows of this page, at most a few hundred; longer lists need pages. */
  rows: readonly Row[]
  /** Returns a stable, unique id of a row. */
  rowId: (row: Row) => string
  /** The sort order; `null` if the rows are not sorted by a column. */
  sort?: DataSort | null
  /** Search, filters and chips, above the rows. */
  filters?: ReactNode
  /** Omit if there are no bulk actions. */
  selection?: DataSelection
  /** `loading` shows placeholder rows; `stale` keeps the old rows while others are loading. */
  state?: 'ready' | 'loading' | 'stale'
  /** Text while rows are loading ("Loading orders..."). */
  loadingLabel: string
  /** Replaces the rows if there are none: an EmptyState, or an ErrorState if they could not be loaded. */
  empty?: ReactNode
  /** Below the rows: the range of rows, and the Pagination. */
  footer?: ReactNode
  /** True if J, K, X and / work anywhere on the page: for the one table of a list's page. False by default. */
  pageKeys?: boolean
  /** A column header was pressed. */
  onSort?: (event: DataSort) => void
  /** Enter was pressed on a row. With a pointer, the link in the first cell opens it. */
  onOpen?: (event: { id: string }) => void
}

/**
 * A table for daily work: sorted, filtered, selected and edited in place, by pointer or keyboard. It is a native table
 * in every state. Rows are compact; touch targets still have 44 px.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort = null, filters, selection, state = 'ready', loadingLabel } = props
  const { empty, footer, pageKeys = false, onSort, onOpen, ...rowProps } = props
  const t = useWords(officePartsWords)
  const captionId = useId()
  const [announcement, setAnnouncement] = useState('')
  const ids = rows.map(rowId)

  function select(chosen: ReadonlySet<string>) {
    setAnnouncement(t('selected', { count: chosen.size }))
    selection?.onSelect({ ids: chosen })
  }

  const frame = useRef<HTMLDivElement>(null)
  const keyboard = useKeyboardRows({
    ids,
    selection: selection?.ids ?? null,
    onSelect: select,
    onOpen,
    page: pageKeys ? frame : null,
  })
  const hasRows = rows.length > 0 || state === 'loading'

  return (
    <div ref={frame} data-table="" data-density="compact" className={frameStyles()}>
      {filters !== undefined && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 border-b border-line-strong px-3 py-2 print:hidden">
          {filters}
        </div>
      )}
      {selection && selection.ids.size > 0 && <SelectionBar selection={selection} onClear={() => select(new Set())} />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {hasRows ? (
        <div className="relative grid min-w-0">
          <div
            ref={watchScrollEnd}
            role="region"
            aria-labelledby={captionId}
            tabIndex={0}
            aria-busy={state !== 'ready' || undefined}
            className={regionStyles()}
            onScroll={({ currentTarget }) => markScroll(currentTarget)}
          >
            <table className={tableStyles()}>
              <caption id={captionId} className="sr-only">
                {caption}
              </caption>
              <DataHead
                columns={columns}
                sort={sort}
                onSort={onSort}
                selection={selection?.ids}
                ids={ids}
                onSelect={select}
              />
              <DataRows
                {...rowProps}
                ids={ids}
                columns={columns}
                selection={selection?.ids}
                keyboard={keyboard}
                loading={state === 'loading' ? loadingLabel : undefined}
              />
              <DataTotals columns={columns} hasCheckboxes={selection !== undefined} />
            </table>
          </div>
          <span className="scroll-shade" />
        </div>
      ) : (
        empty
      )}
      {footer !== undefined && (
        <div
          className={
            'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2 text-xs text-ink-muted'
          }
        >
          {footer}
        </div>
      )}
    </div>
  )
}
