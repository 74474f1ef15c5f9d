import { useId, type FocusEvent, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { FieldError } from '../field'
import type { RadioOption, ChoiceProps } from './choice'
import { OptionButton } from './OptionButton'
import { markStyles } from '../checkbox'

const styles = cva('flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2', {
  variants: { disabled: { true: 'cursor-not-allowed text-ink-muted', false: 'cursor-pointer' } },
})

/** A choice as a line of text with a radio button. */
function RadioLine({ label, hint, disabled = false, invalid, onChoose, ...native }: ChoiceProps) {
  return (
    <label className={styles({ disabled })}>
      <input
        {...native}
        type="radio"
        disabled={disabled}
        className={markStyles({ shape: 'ring', invalid })}
        onChange={onChoose}
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {hint !== undefined && <span className="block text-xs text-ink-muted">{hint}</span>}
      </span>
    </label>
  )
}

const choicesStyles = cva('', { variants: { variant: { list: 'grid', options: 'flex flex-wrap gap-2' } } })

export interface RadioGroupProps {
  /** The legend, above the choices. */
  legend: string
  /** Follows the legend in regular weight, e.g. the selected choice ("3, strong"). */
  legendDetail?: ReactNode
  /** `list` has one line per choice; `options` are outlined buttons, for short texts and sizes. `list` by default. */
  variant?: 'list' | 'options'
  /** The choices, in display order. */
  options: readonly RadioOption[]
  /** The selected value; `null` if none is. Omit for an uncontrolled group. */
  value?: string | null
  /** The initial value of an uncontrolled group. */
  defaultValue?: string
  /** The name of the form field. */
  name?: string
  /** True if a choice is required. */
  required?: boolean
  /** True if the whole group is disabled. */
  disabled?: boolean
  /** The error message, below. */
  error?: string
  /** A choice was selected. */
  onChange?: (event: { value: string }) => void
  /** The focus left the group: validate it. */
  onBlur?: () => void
}

/** One of a few visible choices. Arrow keys move within the group (native radio buttons). */
export function RadioGroup({
  legend,
  legendDetail,
  variant = 'list',
  options,
  value,
  defaultValue,
  name,
  required,
  disabled = false,
  error,
  onChange,
  onBlur,
}: RadioGroupProps) {
  const id = useId()
  const errorId = `${id}-error`
  const Choice = variant === 'list' ? RadioLine : OptionButton

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      onBlur?.()
    }
  }

  return (
    <fieldset
      role="radiogroup"
      className="m-0 grid min-w-0 gap-1.5 border-0 p-0"
      aria-required={required}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      onBlur={leave}
    >
      <legend className="mb-1.5 p-0 text-sm font-medium wrap-anywhere">
        {legend}
        {legendDetail !== undefined && <span className="font-regular"> {legendDetail}</span>}
      </legend>
      <div className={choicesStyles({ variant })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            name={name ?? id}
            required={required}
            disabled={disabled || option.disabled}
            invalid={error !== undefined}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            onChoose={() => onChange?.({ value: option.value })}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}
