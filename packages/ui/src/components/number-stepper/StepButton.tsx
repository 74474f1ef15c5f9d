import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

/** The ring lies inside: the frame belongs to the whole, and the neighbour's cell must not cover it. */
const styles = cva(
  [
    'grid place-items-center border-0 bg-transparent p-0 text-ink transition-[background-color] duration-fast',
    'focus-visible:shadow-none focus-visible:-outline-offset-3',
  ],
  {
    variants: {
      side: { start: 'rounded-s-md', end: 'rounded-e-md', none: 'size-8 rounded-md' },
      state: {
        ready: 'cursor-pointer hover:bg-well active:bg-fill',
        ended: 'cursor-not-allowed text-line-control',
      },
    },
  },
)

export interface StepButtonProps {
  /** What it does, in words. */
  label: string
  /** Which end of the frame it fills; `none` where it has no frame. */
  side: NonNullable<VariantProps<typeof styles>['side']>
  /** Not to be pressed now. Default `false`. */
  disabled?: boolean
  /** There is no further to go. The button says so and keeps the focus, or the keyboard would lose its place. */
  ended: boolean
  /** It was pressed while there was further to go. */
  onPress: () => void
  /** Its sign. */
  children: ReactNode
}

/** Minus or plus. */
export function StepButton({ label, side, disabled = false, ended, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ended || undefined}
      disabled={disabled}
      className={styles({ side, state: ended || disabled ? 'ended' : 'ready' })}
      onClick={ended ? undefined : onPress}
    >
      {children}
    </button>
  )
}
