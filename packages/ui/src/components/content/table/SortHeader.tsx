import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icon'
import type { ColumnAlign } from './parts'

const styles = cva('border-b border-line-strong py-1 text-xs font-medium whitespace-nowrap text-ink-muted', {
  variants: { align: { start: 'text-start', center: 'text-center', end: 'text-end' } },
})

const buttonStyles = cva(
  [
    '-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm border-0 bg-transparent px-1.5 py-0 font-medium',
    'whitespace-nowrap hover:bg-well hover:text-ink active:translate-y-px pointer-coarse:min-h-control-sm',
  ],
  { variants: { sorted: { true: 'text-ink', false: 'text-inherit' } } },
)

/** The sort direction of a column; `none` if another one is sorted. */
export type SortDirection = 'ascending' | 'descending' | 'none'

export interface SortHeaderProps {
  /** The current direction of this column. */
  direction: SortDirection
  /** Alignment of the column's content; `start` by default. */
  align?: ColumnAlign
  /** The column's name. */
  children: ReactNode
  /** The header was pressed. `direction` is the requested one: ascending first, then the opposite. */
  onSort: (event: { direction: Exclude<SortDirection, 'none'> }) => void
}

/** The header of a sortable column. */
export function SortHeader({ direction, align = 'start', children, onSort }: SortHeaderProps) {
  const DirectionIcon =
    direction === 'ascending' ? ChevronUpIcon : direction === 'descending' ? ChevronDownIcon : SortIcon
  return (
    <th scope="col" aria-sort={direction} className={styles({ align })}>
      <button
        type="button"
        className={buttonStyles({ sorted: direction !== 'none' })}
        onClick={() => onSort({ direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {children}
        <DirectionIcon size="sm" />
      </button>
    </th>
  )
}
