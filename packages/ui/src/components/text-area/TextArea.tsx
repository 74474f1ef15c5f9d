import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, type FieldProps } from '../field'

/** How many times its first height it may grow to before the text scrolls inside. */
const GROWTH = 3

type NativeProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  | 'ref'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'autoFocus'
  | 'minLength'
  | 'maxLength'
  | 'spellCheck'
  | 'readOnly'
  | 'disabled'
>

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps, NativeProps {
  /** Lines seen at first, and never fewer; 4 unless told. */
  rows?: number
  /** The text changed. */
  onChange?: (event: { value: string }) => void
  /** The field was left: the time to judge what was typed. */
  onBlur?: () => void
}

/** Several lines of text. Grows with what is typed where the browser can, up to three times its first height. */
export function TextArea({
  label,
  hint,
  error,
  need,
  counter,
  rows = 4,
  onChange,
  onBlur,
  ...native
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} need={need} counter={counter}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          className={`field-sizing-content ${controlStyles()}`}
          // The frame's own padding and border come on top of the lines.
          style={{ minBlockSize: `calc(${rows}lh + 0.875rem)`, maxBlockSize: `calc(${rows * GROWTH}lh + 0.875rem)` }}
          onChange={onChange && ((event) => onChange({ value: event.currentTarget.value }))}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </Field>
  )
}
