import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const styles = cva('grid justify-items-center gap-2 px-6 py-10 text-center wrap-anywhere', {
  variants: { variant: { plain: '', panel: 'rounded-lg border border-line bg-surface' } },
})

export interface EmptyStateProps {
  /** What is empty, in one sentence ("Your cart is empty"). */
  title: string
  /** What to do next ("Add some products to get started"). */
  text?: string
  /** One action: a Button or a LinkButton. */
  action?: ReactNode
  /** Heading level of the title; 2 by default. */
  headingLevel?: 1 | 2 | 3
  /** `panel` has a frame, for use in place of a panel; `plain` by default. */
  variant?: 'plain' | 'panel'
}

/** An empty shelf with three dashed outlines, a sentence and one action. */
export function EmptyState({ title, text, action, headingLevel = 2, variant = 'plain' }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles({ variant })}>
      <span
        aria-hidden="true"
        className={
          'mb-3 flex h-16 w-55 max-w-full items-end justify-center gap-3 border-b-2 border-shelf *:rounded-t-sm ' +
          '*:border-[1.5px] *:border-b-0 *:border-dashed *:border-line-control'
        }
      >
        <span className="h-11 w-8.5" />
        <span className="h-7.5 w-12" />
        <span className="h-13 w-6.5" />
      </span>
      <Heading className="text-base font-bold tracking-flat">{title}</Heading>
      {text !== undefined && <p className="text-ink-muted">{text}</p>}
      {action && <div className="pt-4">{action}</div>}
    </div>
  )
}
