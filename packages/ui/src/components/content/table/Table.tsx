import { useId, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

/** A panel, or plain inside another panel. */
const frameStyles = cva('relative overflow-x-auto print:overflow-visible', {
  variants: { variant: { panel: 'rounded-lg border border-line bg-surface', plain: '' } },
})

/**
 * Styles of cells are set on the table, so that each cell needs one class less. The first and the last cell of a row
 * have the panel's padding.
 */
const styles = cva(
  [
    'w-full border-collapse text-start text-sm [&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-cell-y',
    '[&_td]:align-middle [&_th]:px-3',
    '[&_tbody>tr:last-child>:is(td,th)]:border-b-0 print:[&_:is(td,th)]:px-2',
  ],
  {
    variants: {
      variant: {
        panel: '[&_tr>:first-child]:ps-5 [&_tr>:last-child]:pe-5 [&_tbody>tr:hover>*]:bg-brand-quiet',
        plain: '[&_tr>:first-child]:ps-0 [&_tr>:last-child]:pe-0 [&_thead_th]:border-b-2 [&_thead_th]:border-shelf',
      },
      /** Columns as wide as their content would change width with every added row. */
      columns: { content: '', fixed: 'table-fixed' },
    },
  },
)

const captionStyles = cva('', {
  variants: {
    caption: { hidden: 'sr-only', shown: 'px-5 pt-4 pb-2 text-start text-base font-bold' },
  },
})

export interface TableProps {
  /** The table's accessible name. */
  caption: string
  /** Whether the caption is also visible, above the header; `hidden` by default, for tables below a heading. */
  captionVisibility?: 'hidden' | 'shown'
  /** `plain` for use inside a panel; `panel` by default. */
  variant?: 'panel' | 'plain'
  /** `compact` has smaller cells and controls. Inherited by default. */
  density?: 'comfortable' | 'compact'
  /** Number of rows including the header if only some of them are rendered: see VirtualRows. */
  rowCount?: number
  /** A TableHead and a TableBody. */
  children: ReactNode
}

/**
 * Similar items to compare. In a narrow container the table scrolls, never the page; on phones consider cards instead.
 */
export function Table({
  caption,
  captionVisibility = 'hidden',
  variant = 'panel',
  density,
  rowCount,
  children,
}: TableProps) {
  const captionId = useId()
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      data-density={density}
      className={frameStyles({ variant })}
    >
      <table
        aria-rowcount={rowCount}
        className={styles({ variant, columns: rowCount === undefined ? 'content' : 'fixed' })}
      >
        <caption id={captionId} className={captionStyles({ caption: captionVisibility })}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
