import { controlStyles, Field, type FieldProps } from '../field'

export interface DateFieldProps extends FieldProps {
  /** The name under which the form sends it. */
  name: string
  /** The day as ISO 8601 has it ("2026-11-21"); empty where none is chosen. */
  value: string
  /** The first day the calendar offers, as ISO 8601 has it. An earlier one can be typed: `error` says so. */
  min?: string
  /** The last day the calendar offers, as ISO 8601 has it. A later one can be typed: `error` says so. */
  max?: string
  /** Not available now. */
  disabled?: boolean
  /** Another day, or none: a day half typed is none. */
  onChange?: (event: { value: string }) => void
  /** The field was left: the time to judge what was chosen. */
  onBlur?: () => void
}

/** A day, with the browser's own calendar: in the reader's language and order, and the best one on every phone. */
export function DateField({ label, hint, error, need, counter, onChange, onBlur, ...native }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} need={need} counter={counter}>
      {(control) => (
        <input
          {...native}
          {...control}
          type="date"
          className={`num ${controlStyles()}`}
          onChange={(event) => onChange?.({ value: event.currentTarget.value })}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </Field>
  )
}
