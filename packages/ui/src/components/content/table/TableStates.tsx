import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/skeleton'
import { VisuallyHidden } from '../visually-hidden'

export interface EmptyRowProps {
  /** The number of columns of the table. */
  columns: number
  /** The message ("No orders found"), with an action if there is one. */
  children: ReactNode
}

/** The only row of an empty table; the header stays visible. */
export function EmptyRow({ columns, children }: EmptyRowProps) {
  return (
    <tr>
      <td colSpan={columns} className="h-row text-center text-ink-muted">
        {children}
      </td>
    </tr>
  )
}

export interface LoadingRowsProps {
  /** The number of columns of the table. */
  columns: number
  /** The expected number of rows; 3 by default. */
  rows?: number
  /** The loading text ("Loading orders..."), for assistive technology. */
  label: string
}

/** Placeholder rows of a loading table, with the height of real ones. */
export function LoadingRows({ columns, rows = 3, label }: LoadingRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-loading="true">
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column} className="h-row">
          {row === 0 && column === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
          <span aria-hidden="true">
            <Skeleton width={column === 0 ? '80%' : '60%'} />
          </span>
        </td>
      ))}
    </tr>
  ))
}
