import { useId, type FocusEvent, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { FieldError } from '../field'
import { RadioLine } from './RadioLine'
import type { RadioOption } from './choice'
import { OptionButton } from './OptionButton'

const choicesStyles = cva('', { variants: { variant: { list: 'grid', options: 'flex flex-wrap gap-2' } } })

export interface RadioGroupProps {
  /** What is chosen, above the choices. */
  legend: string
  /** What follows the legend in regular weight, such as the present choice in words ("3, strong"). */
  legendDetail?: ReactNode
  /** `list` is one line per choice; `options` are outlined buttons, for short words and sizes. `list` by default. */
  variant?: 'list' | 'options'
  /** The choices, in the order they are read. */
  options: readonly RadioOption[]
  /** The chosen value; `null` where nothing is chosen yet. Leave out to let the form keep it. */
  value?: string | null
  /** The value chosen at first, where the form keeps it. */
  defaultValue?: string
  /** The name under which the form sends it. */
  name?: string
  /** An answer is needed. */
  required?: boolean
  /** The whole group cannot be chosen from now. */
  disabled?: boolean
  /** What is wrong, in words, below. */
  error?: string
  /** A choice was made. */
  onChange?: (event: { value: string }) => void
  /** The whole group was left: the time to judge what was chosen. */
  onBlur?: () => void
}

/** One of a few choices, all in sight. Arrow keys move within the group, as the browser has it. */
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
