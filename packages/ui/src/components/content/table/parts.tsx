import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { RowAttributes } from '../virtual-rows'

/** Numbers are aligned to the end, text to the start. */
const cellStyles = cva('', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'num text-end whitespace-nowrap' },
    weight: { regular: 'font-regular', medium: 'font-medium', bold: 'font-bold' },
    wrap: { words: '', never: 'whitespace-nowrap' },
  },
})

const headStyles = cva('border-b border-line-strong py-2.5 text-xs font-medium whitespace-nowrap text-ink-muted', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end' },
    width: { content: '', sm: 'w-28', md: 'w-40' },
  },
})

/** Alignment of a column's content: `end` for numbers, which then use tabular figures. */
export type ColumnAlign = 'start' | 'center' | 'end'

export interface TablePartProps {
  /** Rows, or the cells of one. */
  children: ReactNode
}

/** The header of a table: one row of column headers. */
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
  /** Attributes of a row in a long table: see VirtualRows. */
  rowAttributes?: RowAttributes
  /** Its cells, beginning with a RowHeader. */
  children: ReactNode
}

/** One row: a RowHeader and cells. */
export function TableRow({ rowAttributes, children }: TableRowProps) {
  return <tr {...rowAttributes}>{children}</tr>
}

export interface ColumnHeaderProps {
  /** Alignment of the column's content; `start` by default. */
  align?: ColumnAlign
  /**
   * A fixed width for a long table, in which a column without one takes the rest; as wide as its `content` by default.
   */
  width?: 'content' | 'sm' | 'md'
  /** The column's name; visually hidden for a column of actions. */
  children: ReactNode
}

/** The header of a column. */
export function ColumnHeader({ align = 'start', width = 'content', children }: ColumnHeaderProps) {
  return (
    <th scope="col" className={headStyles({ align, width })}>
      {children}
    </th>
  )
}

export interface TableCellProps {
  /** Alignment of the content; `start` by default. */
  align?: ColumnAlign
  /** `bold` for a number that a decision depends on; `regular` by default. */
  weight?: 'regular' | 'medium' | 'bold'
  /** `never` for dates and codes, which are hard to read when wrapped; `words` by default. */
  wrap?: 'words' | 'never'
  /** The content; omit for an empty cell. */
  children?: ReactNode
}

/** A cell. */
export function TableCell({ align = 'start', weight = 'regular', wrap = 'words', children }: TableCellProps) {
  return <td className={cellStyles({ align, weight, wrap })}>{children}</td>
}

/** The header of a row, which screen readers announce with its other cells. */
export function RowHeader({ children }: TablePartProps) {
  return (
    <th scope="row" className="border-b border-line min-w-40 py-cell-y text-start align-middle font-medium">
      {children}
    </th>
  )
}
