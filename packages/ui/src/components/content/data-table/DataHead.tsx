import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icon'
import type { DataColumn } from './column'
import type { DataSort } from './rows'
import { RowCheckbox } from './RowCheckbox'
import { allToggled, selectionState } from './selection'
import { headStyles } from './styles'

export interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  /** The selected rows; undefined if rows cannot be selected. */
  selection: ReadonlySet<string> | undefined
  /** Ids of the rows below. */
  ids: readonly string[]
  onSort: ((event: DataSort) => void) | undefined
  onSelect: (ids: ReadonlySet<string>) => void
}

/** The table header: column headers with sorting, and a checkbox for all rows of the page. */
export function DataHead<Row>({ columns, sort, selection, ids, onSort, onSelect }: DataHeadProps<Row>) {
  const t = useWords(officePartsWords)
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={headStyles({ place: 'checkbox' })}>
            <RowCheckbox
              label={t('select.all')}
              state={selectionState(selection, ids)}
              onToggle={() => onSelect(allToggled(selection, ids))}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            place={index > 0 ? 'rest' : selection ? 'named' : 'only'}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  column: Pick<DataColumn<never>, 'id' | 'label' | 'align' | 'visibleFrom' | 'sortable'>
  place: 'rest' | 'named' | 'only'
  sort: DataSort | null
  onSort: ((event: DataSort) => void) | undefined
}

function HeadCell({
  column: { id, label, align, visibleFrom = 'desk', sortable },
  place,
  sort,
  onSort,
}: HeadCellProps) {
  const direction = sort?.column === id ? sort.direction : undefined
  const className = headStyles({ align, place, visibleFrom: place === 'rest' ? visibleFrom : 'phone' })
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const DirectionIcon = direction === undefined ? SortIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        data-sorted={direction !== undefined || undefined}
        data-end={align === 'end' || undefined}
        className={
          'group/sort -mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 font-medium hover:bg-well ' +
          'hover:text-ink active:translate-y-px data-end:flex-row-reverse data-sorted:font-bold data-sorted:text-ink ' +
          'pointer-coarse:min-h-control-sm'
        }
        onClick={() => onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {label}
        <span
          className={
            'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 ' +
            'group-data-sorted/sort:opacity-100 pointer-coarse:opacity-100'
          }
        >
          <DirectionIcon size="sm" />
        </span>
      </button>
    </th>
  )
}
