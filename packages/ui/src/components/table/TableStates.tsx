import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton'
import { VisuallyHidden } from '../visually-hidden'

export interface EmptyRowProps {
  /** How many columns the table has. */
  columns: number
  /** What is not there ("No orders found"), with a way on where there is one. */
  children: ReactNode
}

/** The one row of a table that has nothing to list: the head stays, so that people see what would stand there. */
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
  /** How many columns the table has. */
  columns: number
  /** How many rows are to be expected; 3 by default. */
  rows?: number
  /** What is awaited ("Loading orders..."), for assistive technology. */
  label: string
}

/** Rows of a table that are still on their way, in the measure of those that will stand there. */
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
