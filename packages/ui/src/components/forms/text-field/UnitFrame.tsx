import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const unitStyles = cva('pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-muted', {
  variants: { side: { start: 'start-3', end: 'end-3' } },
})

export interface UnitFrameProps {
  /** A short unit before the text ("€"). */
  prefix?: string
  /** A short unit after the text ("kg"). */
  suffix?: string
  /** The control, with padding for its units. */
  children: ReactNode
}

/** Places short units over the ends of a control. They are visible only, so the control's label has to name them. */
export function UnitFrame({ prefix, suffix, children }: UnitFrameProps) {
  return (
    <span className="relative block">
      {prefix !== undefined && (
        <span aria-hidden="true" className={unitStyles({ side: 'start' })}>
          {prefix}
        </span>
      )}
      {children}
      {suffix !== undefined && (
        <span aria-hidden="true" className={unitStyles({ side: 'end' })}>
          {suffix}
        </span>
      )}
    </span>
  )
}
