import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, useTooLong, type FieldProps } from '../field'
import { UnitFrame } from './UnitFrame'

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'ref'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'minLength'
  | 'pattern'
  | 'spellCheck'
  | 'readOnly'
  | 'disabled'
  | 'list'
>

export interface TextFieldProps extends FieldProps, NativeProps {
  /** The input type, which decides the virtual keyboard and autofill; `text` by default. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'datetime-local'
  /** Maximum number of characters. A longer text is kept and gets an error. */
  maxLength?: number
  /** A short unit before the text ("€"). Visible only, so name it in the label too. */
  prefix?: string
  /** A short unit after the text ("kg"). */
  suffix?: string
  /** The text changed. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** One line of text. For passwords use PasswordField, for a search use SearchBox. */
export function TextField({
  label,
  hint,
  error,
  sharedErrorId,
  need,
  counter,
  type = 'text',
  maxLength,
  prefix,
  suffix,
  onChange,
  onBlur,
  ...native
}: TextFieldProps) {
  const { tooLong, handleChange } = useTooLong({ value: native.value, maxLength, onChange })
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? tooLong}
      sharedErrorId={sharedErrorId}
      need={need}
      counter={counter}
    >
      {(control) => (
        <UnitFrame prefix={prefix} suffix={suffix}>
          <input
            {...native}
            {...control}
            type={type}
            className={controlStyles({ start: prefix ? 'unit' : 'none', end: suffix ? 'unit' : 'none' })}
            onChange={handleChange}
            onBlur={onBlur && (() => onBlur())}
          />
        </UnitFrame>
      )}
    </Field>
  )
}
