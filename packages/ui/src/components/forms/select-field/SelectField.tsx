import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, type FieldProps } from '../field'
import { Caret } from './Caret'
import { SelectOptions, type SelectOption } from './SelectOptions'

type NativeProps = Pick<
  ComponentPropsWithRef<'select'>,
  'ref' | 'name' | 'value' | 'defaultValue' | 'autoComplete' | 'autoFocus' | 'disabled'
>

export interface SelectFieldProps extends Omit<FieldProps, 'counter'>, NativeProps {
  /** The options, in display order. */
  options: readonly SelectOption[]
  /** The text while nothing is selected ("Choose a country"), an option with an empty value. */
  placeholder?: string
  /** An option was selected. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** A native select, which is the most usable one on phones. */
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
            <SelectOptions emptyLabel={placeholder} options={options} />
          </select>
          <Caret />
        </span>
      )}
    </Field>
  )
}
