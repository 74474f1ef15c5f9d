import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { RowPlace } from '../long-rows'

/** Numbers end where the next number ends; words start where the next word starts. */
const cellStyles = cva('', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'num text-end whitespace-nowrap' },
    weight: { regular: 'font-regular', medium: 'font-medium', bold: 'font-bold' },
    wrap: { words: '', never: 'whitespace-nowrap' },
  },
})

const headStyles = cva('border-b border-line-strong py-2.5 text-2xs font-medium whitespace-nowrap text-ink-muted', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end' },
    width: { content: '', sm: 'w-28', md: 'w-40' },
  },
})

/** Where the content of a column stands: `end` for numbers, which are then set in figures of one width. */
export type ColumnAlign = 'start' | 'center' | 'end'

export interface TablePartProps {
  /** Rows, or the cells of one. */
  children: ReactNode
}

/** The head of a table: one row of column headers. */
export function TableHead({ children }: TablePartProps) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

/** The rows of a table. */
export function TableBody({ children }: TablePartProps) {
  return <tbody>{children}</tbody>
}

export interface TableRowProps {
  /** The row's data is being saved or fetched. */
  busy?: boolean
  /** Where it stands in a long table: see LongRows. */
  place?: RowPlace
  /** Its cells, the first of which names it. */
  children: ReactNode
}

/** One row: a RowHeader that names it, and cells. */
export function TableRow({ busy, place, children }: TableRowProps) {
  return (
    <tr {...place} aria-busy={busy || undefined}>
      {children}
    </tr>
  )
}

export interface ColumnHeaderProps {
  /** Where the column's content stands; `start` by default. */
  align?: ColumnAlign
  /** Fixed, for a long table, where the column without one takes the rest; as wide as its `content` by default. */
  width?: 'content' | 'sm' | 'md'
  /** What the column holds. A column of actions names itself too, visually hidden. */
  children: ReactNode
}

/** The name of a column. */
export function ColumnHeader({ align = 'start', width = 'content', children }: ColumnHeaderProps) {
  return (
    <th scope="col" className={headStyles({ align, width })}>
      {children}
    </th>
  )
}

export interface TableCellProps {
  /** Where the content stands; `start` by default. */
  align?: ColumnAlign
  /** `bold` where a decision depends on the figure; `regular` by default. */
  weight?: 'regular' | 'medium' | 'bold'
  /** `never` for dates and codes, which lose their sense when broken; `words` by default. */
  wrap?: 'words' | 'never'
  /** The content; empty where the row has nothing to say in this column. */
  children?: ReactNode
}

/** A cell. */
export function TableCell({ align = 'start', weight = 'regular', wrap = 'words', children }: TableCellProps) {
  return <td className={cellStyles({ align, weight, wrap })}>{children}</td>
}

/** The cell that names its row: readers hear it with every other cell of the row. */
export function RowHeader({ children }: TablePartProps) {
  return (
    <th scope="row" className="border-b border-line min-w-40 py-cell-y text-start align-middle font-medium">
      {children}
    </th>
  )
}
