import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../icon'
import type { ColumnAlign } from './parts'

const styles = cva('border-b border-line-strong py-1 text-2xs font-medium whitespace-nowrap text-ink-muted', {
  variants: { align: { start: 'text-start', center: 'text-center', end: 'text-end' } },
})

const buttonStyles = cva(
  [
    '-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm border-0 bg-transparent px-1.5 py-0 font-medium',
    'whitespace-nowrap hover:bg-well hover:text-ink active:translate-y-px pointer-coarse:min-h-control-sm',
  ],
  { variants: { sorted: { true: 'text-ink', false: 'text-inherit' } } },
)

/** How a column is sorted now; `none` when another one is. */
export type SortDirection = 'ascending' | 'descending' | 'none'

export interface SortHeaderProps {
  /** How this column is sorted now. */
  direction: SortDirection
  /** Where the column's content stands; `start` by default. */
  align?: ColumnAlign
  /** What the column holds. */
  children: ReactNode
  /** It was pressed. `direction` is the one asked for: ascending first, then the other way round. */
  onSort: (event: { direction: Exclude<SortDirection, 'none'> }) => void
}

/** The name of a column that can be sorted by. */
export function SortHeader({ direction, align = 'start', children, onSort }: SortHeaderProps) {
  const Sign = direction === 'ascending' ? ChevronUpIcon : direction === 'descending' ? ChevronDownIcon : SortIcon
  return (
    <th scope="col" aria-sort={direction} className={styles({ align })}>
      <button
        type="button"
        className={buttonStyles({ sorted: direction !== 'none' })}
        onClick={() => onSort({ direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {children}
        <Sign size="sm" />
      </button>
    </th>
  )
}
