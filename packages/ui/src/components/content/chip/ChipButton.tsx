import { cva, type VariantProps } from 'class-variance-authority'

const styles = cva(
  [
    'inline-flex h-8 max-w-full flex-none items-center rounded-full border px-3 text-xs font-medium',
    'transition-[background-color,border-color,color] duration-fast enabled:active:translate-y-px pointer-coarse:h-9',
  ],
  {
    variants: {
      variant: { outlined: 'border-line-control bg-surface text-ink', quiet: 'border-line-strong text-ink-muted' },
      state: {
        on: 'border-inverse bg-inverse text-ink-on-inverse',
        off: 'hover:border-ink hover:bg-well hover:text-ink active:bg-fill',
        disabled: 'border-line-strong bg-well text-ink-muted',
      },
    },
  },
)

export interface ChipButtonProps {
  /** The tag, or the action ("Sugar free", "+3 more"). */
  label: string
  /** Makes it a toggle button in this state. Leave out for a plain action. */
  pressed?: boolean
  /** `quiet` for an addition to the row ("+3 more"); `outlined` by default. */
  variant?: NonNullable<VariantProps<typeof styles>['variant']>
  /** Not available now. */
  disabled?: boolean
  /** The button was pressed. For a toggle, `pressed` is the requested state. */
  onPress: (event: { pressed: boolean }) => void
}

/** A tag that can be switched on and off, or a small action in a row of tags. */
export function ChipButton({ label, pressed, variant = 'outlined', disabled = false, onPress }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={styles(disabled ? { state: 'disabled' } : pressed ? { state: 'on' } : { variant, state: 'off' })}
      onClick={() => onPress({ pressed: !pressed })}
    >
      <span className="truncate">{label}</span>
    </button>
  )
}
