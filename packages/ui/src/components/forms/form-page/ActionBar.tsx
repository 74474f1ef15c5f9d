import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva(
  [
    'z-5 -mx-gutter flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-strong bg-raised px-gutter py-2.5',
    'print:hidden',
  ],
  {
    variants: {
      sticky: { always: 'sticky bottom-[var(--office-bar,0px)]', desk: 'md:sticky md:bottom-0' },
    },
  },
)

export interface ActionBarProps {
  /** The status and details. */
  children: ReactNode
  /** Buttons, the primary one last. On a phone they share the width. */
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
      <div className="flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-xs">{children}</div>
      {actions !== undefined && <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">{actions}</div>}
    </div>
  )
}
