import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

/** The focus ring is inside, because the frame is shared and the neighbouring cell must not cover the ring. */
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
  /** The accessible name. */
  label: string
  /** The end of the frame it fills; `none` without a frame. */
  side: NonNullable<VariantProps<typeof styles>['side']>
  /** True if it cannot be pressed now. Default `false`. */
  disabled?: boolean
  /** True at the bound: disabled, but it keeps the focus, so that the keyboard does not lose its place. */
  ended: boolean
  /** It was pressed while not at the bound. */
  onPress: () => void
  /** Its icon. */
  children: ReactNode
}

/** A minus or plus button. */
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
