import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { useLinkElement } from '../../actions/link'

const styles = cva(
  [
    'num inline-flex h-control-sm min-w-control-sm flex-none items-center justify-center gap-1 rounded-sm border-0',
    'px-2 py-0 text-sm no-underline transition-[background-color] duration-fast',
  ],
  {
    variants: {
      state: {
        ready: 'bg-transparent text-ink hover:bg-well active:translate-y-px active:bg-fill',
        current: 'bg-inverse font-bold text-ink-on-inverse forced-colors:outline-2',
        ended: 'cursor-not-allowed bg-transparent text-ink-muted',
      },
    },
  },
)

/** How to go to a page: by a link or by an event. */
export type PageMove =
  | {
      /** The URL of a page, which can be opened in a new tab and shared. */
      hrefFor: (page: number) => string
      onPageChange?: undefined
    }
  | {
      /** Another page was chosen. */
      onPageChange: (event: { page: number }) => void
      hrefFor?: undefined
    }

export interface PageStepProps {
  /** The target page. */
  page: number
  /** A link or an event. */
  move: PageMove
  /** `current` for the current page; `ended` if there is no such page. */
  state: NonNullable<VariantProps<typeof styles>['state']>
  /** The accessible name if the content does not describe it ("Page 3"). */
  label?: string
  children: ReactNode
}

/** A link or button of the pagination. An ended one stays in place, so that the layout does not shift. */
export function PageStep({ page, move, state, label, children }: PageStepProps) {
  const Element = useLinkElement()
  const current = state === 'current' ? 'page' : undefined
  if (move.onPageChange) {
    const { onPageChange } = move
    return (
      <button
        type="button"
        aria-label={label}
        aria-current={current}
        aria-disabled={state === 'ended' || undefined}
        className={styles({ state })}
        onClick={state === 'ready' ? () => onPageChange({ page }) : undefined}
      >
        {children}
      </button>
    )
  }
  if (state === 'ended') {
    return (
      <span role="link" aria-disabled="true" className={styles({ state })}>
        {children}
      </span>
    )
  }
  return (
    <Element href={move.hrefFor(page)} aria-label={label} aria-current={current} className={styles({ state })}>
      {children}
    </Element>
  )
}
