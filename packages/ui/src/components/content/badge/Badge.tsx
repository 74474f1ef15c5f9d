import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const styles = cva(
  [
    'inline-flex max-w-full items-center gap-1.25 overflow-hidden rounded-sm text-xs font-medium whitespace-nowrap',
    '[&_svg]:size-3.5 [&_svg]:stroke-2',
  ],
  {
    variants: {
      tone: {
        neutral: 'text-ink-muted',
        positive: 'text-positive',
        caution: 'text-caution',
        critical: 'text-critical',
        info: 'text-info',
      },
      variant: { quiet: 'h-6 ps-1.5 pe-2 forced-colors:border', plain: '' },
    },
    compoundVariants: [
      { variant: 'quiet', tone: 'neutral', className: 'bg-well' },
      { variant: 'quiet', tone: 'positive', className: 'bg-positive-quiet' },
      { variant: 'quiet', tone: 'caution', className: 'bg-caution-quiet' },
      { variant: 'quiet', tone: 'critical', className: 'bg-critical-quiet' },
      { variant: 'quiet', tone: 'info', className: 'bg-info-quiet' },
    ],
  },
)

/** The meaning of a state to the buyer, which decides the colour. */
export type Tone = 'neutral' | 'positive' | 'caution' | 'critical' | 'info'

export interface BadgeProps {
  /** The state in one or two words. */
  children: ReactNode
  /** An icon for the state. Required, because many users cannot tell the colours apart. */
  icon: ReactNode
  /** The meaning of the state; `neutral` by default. */
  tone?: Tone
  /** `quiet` on a tinted background, `plain` without one in narrow lists; `quiet` by default. */
  variant?: 'quiet' | 'plain'
}

/** A state as icon, text and colour. */
export function Badge({ children, icon, tone = 'neutral', variant = 'quiet' }: BadgeProps) {
  return (
    <span data-tone={tone} className={styles({ tone, variant })}>
      {icon}
      {children}
    </span>
  )
}
