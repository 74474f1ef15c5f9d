import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva(
  [
    'z-5 -mx-gutter flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-strong bg-raised px-gutter py-2.5',
    // Takes back the office's scroll padding: what is in view does not scroll the page when it gets the focus.
    '**:-scroll-mb-18 print:hidden',
  ],
  {
    variants: {
      sticky: { always: 'sticky bottom-[var(--office-bar,0px)]', desk: 'md:sticky md:bottom-0' },
    },
  },
)

const buttonStyles = cva('flex flex-wrap gap-2 max-md:w-full', {
  variants: { sticky: { always: 'max-md:*:flex-1', desk: 'max-md:grid' } },
})

export interface ActionBarProps {
  /** The status and details. */
  children: ReactNode
  /** Buttons, the primary one last. On a phone they share the width; each has all of it in a bar that is not sticky. */
  actions?: ReactNode
  /**
   * `desk` is sticky only on wide screens, for a bar that would take too much of a phone's screen; `always` by default.
   */
  sticky?: 'always' | 'desk'
}

/** A sticky bar at the bottom of a page, which keeps its action visible. Its space is reserved from the start. */
export function ActionBar({ children, actions, sticky = 'always' }: ActionBarProps) {
  return (
    <div className={styles({ sticky })}>
      <div
        className={
          'flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-xs max-md:empty:hidden'
        }
      >
        {children}
      </div>
      {actions !== undefined && <div className={buttonStyles({ sticky })}>{actions}</div>}
    </div>
  )
}
