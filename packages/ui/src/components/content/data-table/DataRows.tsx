import type { ReactNode } from 'react'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Skeleton } from '../../feedback/skeleton'
import { VisuallyHidden } from '../visually-hidden'
import type { DataColumn } from './column'
import { RowCheckbox } from './RowCheckbox'
import { cellStyles, rowStyles } from './styles'
import type { useKeyboardRows } from './use-keyboard-rows'

/** Number of placeholder rows while loading. */
const LOADING_ROWS = 8

export interface DataRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** Ids of the rows, in their order. */
  ids: readonly string[]
  /** The row's name, for the labels of its checkbox and actions ("Order 1061"). */
  rowName: (row: Row) => string
  /** The text below the row's name on a phone, which replaces most columns. */
  phoneSummary?: (row: Row) => ReactNode
  /** A message below the row, e.g. a rejected change (CellFault); `null` if there is none. */
  note?: (row: Row) => ReactNode
  selection: ReadonlySet<string> | undefined
  keyboard: ReturnType<typeof useKeyboardRows>
  /** Text while rows are loading. */
  loading: string | undefined
}

/** The rows of a page, or placeholders while they load. One row is the tab stop; arrow keys move from there. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { columns, rows, ids, selection, keyboard, loading, note } = props
  const width = columns.length + (selection ? 1 : 0)
  if (loading !== undefined) {
    return (
      <tbody>
        {Array.from({ length: LOADING_ROWS }, (_, index) => (
          <LoadingRow
            key={index}
            columns={columns}
            hasCheckbox={selection !== undefined}
            label={index === 0 ? loading : undefined}
          />
        ))}
      </tbody>
    )
  }
  return (
    <tbody {...keyboard.handlers}>
      {rows.flatMap((row, index) => {
        const id = ids[index] ?? ''
        const text = note?.(row) ?? null
        const rowElement = <DataRow key={id} {...props} row={row} id={id} />
        return text === null
          ? [rowElement]
          : [
              rowElement,
              <tr key={`${id} note`}>
                <td colSpan={width} className="border-b border-line bg-critical-quiet px-4 py-1.5">
                  {text}
                </td>
              </tr>,
            ]
      })}
    </tbody>
  )
}

interface DataRowProps<Row> extends DataRowsProps<Row> {
  row: Row
  id: string
}

function DataRow<Row>({ columns, row, id, rowName, phoneSummary, selection, keyboard }: DataRowProps<Row>) {
  const t = useWords(officePartsWords)
  const selected = selection?.has(id) ?? false
  const [nameColumn, ...rest] = columns
  return (
    <tr
      data-row-id={id}
      data-selected={selected || undefined}
      tabIndex={keyboard.tabStop === id ? 0 : -1}
      className={rowStyles()}
    >
      {selection && (
        <td className={cellStyles({ place: 'checkbox', selected })}>
          <RowCheckbox
            label={t('select.row', { name: rowName(row) })}
            state={selected ? 'all' : 'none'}
            onToggle={({ range }) => keyboard.select(id, range)}
          />
        </td>
      )}
      {nameColumn && (
        <th scope="row" className={cellStyles({ place: selection ? 'named' : 'only', selected })}>
          {nameColumn.cell(row)}
          {phoneSummary && (
            <span className="block pb-1 text-xs font-regular text-ink-muted md:hidden">{phoneSummary(row)}</span>
          )}
        </th>
      )}
      {rest.map(({ id: column, align, visibleFrom = 'desk', cell }) => (
        <td key={column} className={cellStyles({ align, visibleFrom, selected })}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

interface LoadingRowProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'align' | 'visibleFrom'>[]
  hasCheckbox: boolean
  label: string | undefined
}

function LoadingRow({ columns, hasCheckbox, label }: LoadingRowProps) {
  return (
    <tr data-loading="true">
      {hasCheckbox && <td className={cellStyles({ place: 'checkbox' })}>{null}</td>}
      {columns.map(({ id, align, visibleFrom = 'desk' }, index) => (
        <td
          key={id}
          className={cellStyles({
            place: index > 0 ? 'rest' : hasCheckbox ? 'named' : 'only',
            visibleFrom: index === 0 ? 'phone' : visibleFrom,
          })}
        >
          {index === 0 && label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
          <span aria-hidden="true" className={align === 'end' ? 'grid justify-items-end' : 'grid'}>
            <Skeleton width={index === 1 ? '70%' : '3.5rem'} />
          </span>
        </td>
      ))}
    </tr>
  )
}
