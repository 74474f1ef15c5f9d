import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva('grid gap-y-2 text-sm', {
  variants: {
    variant: {
      split: 'grid-cols-[auto_minmax(0,1fr)] gap-x-6 [&_dd]:text-end',
      aligned: 'grid-cols-[auto_minmax(0,1fr)] gap-x-6',
      stacked: 'gap-y-0.5 [&>*:not(:first-child)>dt]:mt-2.5',
    },
  },
})

/** One entry of a {@link DescriptionList}. */
export interface Description {
  /** The term ("Company name"). */
  term: string
  /** The formatted value. */
  description: ReactNode
  /** `muted` for a missing value ("Not given"). */
  tone?: 'muted'
}

export interface DescriptionListProps {
  /** The entries, in display order. */
  items: readonly Description[]
  /**
   * `split` aligns the values to the end, `aligned` puts them beside the terms, `stacked` below them; `split` by
   * default.
   */
  variant?: 'split' | 'aligned' | 'stacked'
}

const descriptionStyles = cva('m-0 min-w-0 wrap-anywhere', { variants: { tone: { muted: 'text-ink-muted' } } })

/** Terms and their values. */
export function DescriptionList({ items, variant = 'split' }: DescriptionListProps) {
  return (
    <dl className={styles({ variant })}>
      {items.map(({ term, description, tone }) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className={descriptionStyles({ tone })}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
