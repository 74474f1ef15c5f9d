import { controlStyles, Field, type FieldProps } from '../field'

export interface DateFieldProps extends FieldProps {
  /** The name of the form field. */
  name: string
  /** The day in ISO 8601 ("2026-11-21"); empty if none is chosen. */
  value: string
  /** The first day in the calendar, in ISO 8601. An earlier one can be typed; show `error` then. */
  min?: string
  /** The last day in the calendar, in ISO 8601. A later one can be typed; show `error` then. */
  max?: string
  /** Not available now. */
  disabled?: boolean
  /** The day changed; an incomplete day is empty. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** A day, with the native date picker: localized, and the most usable one on phones. */
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
