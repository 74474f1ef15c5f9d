import { cva } from 'class-variance-authority'
import type { ChoiceProps } from './choice'

/**
 * The invisible input covers the whole button, so that pointer, touch exploration and keyboard use the same element.
 * The pseudo-element reserves the width of the bold text, so that selecting does not shift the layout.
 */
const styles = cva(
  [
    'relative inline-grid max-w-full min-h-control min-w-control place-content-center place-items-center rounded-md',
    'border bg-surface px-3.5 py-1 text-center text-sm font-medium wrap-anywhere',
    'transition-[border-color] duration-fast',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    'after:invisible after:h-0 after:font-bold after:content-[attr(data-label)]',
    'has-checked:border-ink has-checked:font-bold has-checked:inset-ring has-checked:inset-ring-ink',
    'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
  ],
  {
    variants: {
      state: {
        ready: 'border-line-control hover:border-ink hover:bg-well active:bg-fill has-checked:bg-surface',
        invalid: 'border-critical hover:border-ink',
        disabled: 'border-dashed border-line-control text-ink-muted line-through',
      },
    },
  },
)

/** A choice as an outlined button: 2 px border when selected, dashed and struck through when unavailable. */
export function OptionButton({
  value,
  label,
  name,
  required,
  checked,
  defaultChecked,
  disabled = false,
  invalid,
  onChoose,
}: ChoiceProps) {
  return (
    <label className={styles({ state: disabled ? 'disabled' : invalid ? 'invalid' : 'ready' })} data-label={label}>
      <input
        type="radio"
        value={value}
        name={name}
        required={required}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
        onChange={onChoose}
      />
      {label}
    </label>
  )
}
