import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { useLinkElement } from '../link'

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

/** How a page is reached: by an address of its own, or by an event. */
export type PageMove =
  | {
      /** The address of a page: it can be opened in a new tab and shared. */
      hrefFor: (page: number) => string
      onGo?: undefined
    }
  | {
      /** Another page is wanted. */
      onGo: (event: { page: number }) => void
      hrefFor?: undefined
    }

export interface PageStepProps {
  /** The page it leads to. */
  page: number
  /** How it gets there. */
  move: PageMove
  /** `current` is the page one is on; `ended` says there is no such page. */
  state: NonNullable<VariantProps<typeof styles>['state']>
  /** The accessible name where the content does not say it ("Page 3"). */
  label?: string
  children: ReactNode
}

/** One step of the pagination, as link or button. An ended one stays in its place, so that nothing moves. */
export function PageStep({ page, move, state, label, children }: PageStepProps) {
  const Element = useLinkElement()
  const current = state === 'current' ? 'page' : undefined
  if (move.onGo) {
    const { onGo } = move
    return (
      <button
        type="button"
        aria-label={label}
        aria-current={current}
        aria-disabled={state === 'ended' || undefined}
        className={styles({ state })}
        onClick={state === 'ready' ? () => onGo({ page }) : undefined}
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
