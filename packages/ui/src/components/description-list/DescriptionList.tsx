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
  /** What it is ("Company name"). */
  term: string
  /** What it says, display-ready. */
  description: ReactNode
  /** `muted` where there is nothing to say ("Not given"). */
  tone?: 'muted'
}

export interface DescriptionListProps {
  /** The entries, in the order they are read. */
  items: readonly Description[]
  /** `split` sets the answers at the far end, `aligned` beside the terms, `stacked` below them; `split` by default. */
  variant?: 'split' | 'aligned' | 'stacked'
}

const descriptionStyles = cva('m-0 min-w-0 wrap-anywhere', { variants: { tone: { muted: 'text-ink-muted' } } })

/** Names and what they stand for. */
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
