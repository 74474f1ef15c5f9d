import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, type FieldProps } from '../field'
import { Caret } from './Caret'
import { SelectOptions, type SelectOption } from './SelectOptions'

type NativeProps = Pick<
  ComponentPropsWithRef<'select'>,
  'ref' | 'name' | 'value' | 'defaultValue' | 'autoComplete' | 'autoFocus' | 'disabled'
>

export interface SelectFieldProps extends Omit<FieldProps, 'counter'>, NativeProps {
  /** The choices, in the order they are read. */
  options: readonly SelectOption[]
  /** The words in the place of a choice not yet made ("Choose a country"). Its value is the empty string. */
  placeholder?: string
  /** A choice was made. */
  onChange?: (event: { value: string }) => void
  /** The field was left: the time to judge what was chosen. */
  onBlur?: () => void
}

/** One of several choices, with the browser's own list: the best one on every phone. */
export function SelectField({
  label,
  hint,
  error,
  need,
  options,
  placeholder,
  onChange,
  onBlur,
  ...native
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} need={need}>
      {(control) => (
        <span className="relative block">
          <select
            {...native}
            {...control}
            className={controlStyles({ end: 'caret' })}
            onChange={onChange && ((event) => onChange({ value: event.currentTarget.value }))}
            onBlur={onBlur && (() => onBlur())}
          >
            <SelectOptions none={placeholder} options={options} />
          </select>
          <Caret />
        </span>
      )}
    </Field>
  )
}
