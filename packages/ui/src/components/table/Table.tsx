import { useId, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

/** A panel of its own, or lines in one that is there already. */
const frameStyles = cva('relative overflow-x-auto print:overflow-visible', {
  variants: { variant: { panel: 'rounded-lg border border-line bg-surface', plain: '' } },
})

/**
 * Rules of cells stand with the table, so that a cell is one class lighter. The first and the last cell of a row keep
 * the panel's inset.
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
      /** Columns as wide as their content would move with every row that comes. */
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
  /** What the table lists: its name for assistive technology. */
  caption: string
  /** Whether the caption is also seen, above the head; `hidden` by default, for tables below a heading. */
  captionLook?: 'hidden' | 'shown'
  /** `plain` stands inside a panel, its head on a shelf; `panel` by default. */
  variant?: 'panel' | 'plain'
  /** `compact` for work at the desk: smaller cells, and smaller controls in them. As around it by default. */
  density?: 'comfortable' | 'compact'
  /** How many rows it has with its head, where only some of them stand in the page: see LongRows. */
  rowCount?: number
  /** A TableHead and a TableBody. */
  children: ReactNode
}

/**
 * Rows of alike things to compare. It scrolls inside itself when its place is narrower, the page never does; where a
 * phone deserves better, show cards there instead.
 */
export function Table({ caption, captionLook = 'hidden', variant = 'panel', density, rowCount, children }: TableProps) {
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
        <caption id={captionId} className={captionStyles({ caption: captionLook })}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
