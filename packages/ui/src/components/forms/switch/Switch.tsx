import { useId } from 'react'
import { cva } from 'class-variance-authority'
import { Spinner } from '../../feedback/spinner'

const rowStyles = cva('flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2', {
  variants: { disabled: { true: 'cursor-not-allowed text-ink-muted', false: 'cursor-pointer' } },
})

/**
 * A margin moves the thumb instead of a translation, so that it is mirrored in right-to-left text. The thumb consists
 * of borders, because forced colours remove backgrounds.
 */
const trackStyles = [
  'm-0 h-5 w-9 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-line-control bg-surface',
  'p-0.5',
  'transition-[background-color,border-color] duration-fast enabled:hover:border-ink',
  'after:block after:size-3 after:rounded-full after:border-6 after:border-line-control checked:after:ms-4',
  'checked:border-brand checked:bg-brand checked:after:border-ink-on-brand checked:enabled:hover:border-brand-hover',
  'checked:enabled:hover:bg-brand-hover disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-well',
  'disabled:checked:after:border-ink-muted',
].join(' ')

export interface SwitchProps {
  /** The setting ("Compact lines"). The same in both states. */
  label: string
  /** `hidden` if the text beside it names it already; it is still the accessible name. `visible` by default. */
  labelVisibility?: 'visible' | 'hidden'
  /** Its effect, in a secondary line. */
  hint?: string
  /** True if it is on. */
  checked: boolean
  /** Not available now. */
  disabled?: boolean
  /** True while the change is being saved: a spinner is shown, and presses are ignored. */
  busy?: boolean
  /** The name of the form field. */
  name?: string
  /** It was switched; apply the change at once. */
  onChange: (event: { checked: boolean }) => void
}

/** Turns a setting on or off at once. If it takes effect only on submit, use Checkbox. */
export function Switch({
  label,
  labelVisibility = 'visible',
  hint,
  checked,
  disabled = false,
  busy = false,
  name,
  onChange,
}: SwitchProps) {
  const id = useId()
  return (
    <label className={rowStyles({ disabled })}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-busy={busy || undefined}
        className={trackStyles}
        onChange={(event) => busy || onChange({ checked: event.currentTarget.checked })}
      />
      <span className="min-w-0 wrap-anywhere">
        <span id={id} className={labelVisibility === 'hidden' ? 'sr-only' : undefined}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-xs text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      {busy && <Spinner />}
    </label>
  )
}
