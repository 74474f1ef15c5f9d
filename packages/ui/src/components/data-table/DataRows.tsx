import type { ReactNode } from 'react'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'
import { Skeleton } from '../skeleton'
import { VisuallyHidden } from '../visually-hidden'
import type { DataColumn } from './column'
import { RowMark } from './RowMark'
import { cellStyles, rowStyles } from './styles'
import type { useKeyboardRows } from './use-keyboard-rows'

/** How many rows stand in for those to come. */
const LOADING_ROWS = 8

export interface DataRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  /** Ids of the rows, in their order. */
  ids: readonly string[]
  /** What the row is called, in the names of its box and of what is done with it ("Order 1061"). */
  rowName: (row: Row) => string
  /** What a phone says below the row's name, where most columns have no room. */
  line?: (row: Row) => ReactNode
  /** What is to be said about a row, below it: a refused change (CellFault). `null` where there is nothing. */
  note?: (row: Row) => ReactNode
  selection: ReadonlySet<string> | undefined
  keyboard: ReturnType<typeof useKeyboardRows>
  /** What is awaited in the place of rows, in words. */
  loading: string | undefined
}

/** The rows of one page, or the places of those on their way. One of them takes the focus; keys lead on from there. */
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
            hasMark={selection !== undefined}
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
        const said = note?.(row) ?? null
        const line = <DataRow key={id} {...props} row={row} id={id} />
        return said === null
          ? [line]
          : [
              line,
              <tr key={`${id} note`}>
                <td colSpan={width} className="border-b border-line bg-critical-quiet px-4 py-1.5">
                  {said}
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

function DataRow<Row>({ columns, row, id, rowName, line, selection, keyboard }: DataRowProps<Row>) {
  const t = useWords(officePartsWords)
  const selected = selection?.has(id) ?? false
  const [name, ...rest] = columns
  return (
    <tr
      data-row-id={id}
      data-selected={selected || undefined}
      tabIndex={keyboard.tabStop === id ? 0 : -1}
      className={rowStyles()}
    >
      {selection && (
        <td className={cellStyles({ place: 'mark', selected })}>
          <RowMark
            label={t('select.row', { name: rowName(row) })}
            part={selected ? 'all' : 'none'}
            onToggle={({ range }) => keyboard.choose(id, range)}
          />
        </td>
      )}
      {name && (
        <th scope="row" className={cellStyles({ place: selection ? 'named' : 'only', selected })}>
          {name.cell(row)}
          {line && <span className="block pb-1 text-xs font-regular text-ink-muted md:hidden">{line(row)}</span>}
        </th>
      )}
      {rest.map(({ id: column, align, from = 'desk', cell }) => (
        <td key={column} className={cellStyles({ align, from, selected })}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

interface LoadingRowProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'align' | 'from'>[]
  hasMark: boolean
  label: string | undefined
}

function LoadingRow({ columns, hasMark, label }: LoadingRowProps) {
  return (
    <tr data-loading="true">
      {hasMark && <td className={cellStyles({ place: 'mark' })}>{null}</td>}
      {columns.map(({ id, align, from = 'desk' }, index) => (
        <td
          key={id}
          className={cellStyles({
            place: index > 0 ? 'rest' : hasMark ? 'named' : 'only',
            from: index === 0 ? 'phone' : from,
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
