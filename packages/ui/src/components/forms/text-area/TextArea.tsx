import { cva } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, useTooLong, type FieldProps } from '../field'

/** Minimum number of visible lines. */
const ROWS = { short: 3, usual: 4, long: 6 } as const

/**
 * From the minimum height to three times that, beyond which the text scrolls; the added length is the control's padding
 * and border. Classes rather than a `style` attribute, which prerendered pages must not have.
 */
const heightStyles = cva('field-sizing-content', {
  variants: {
    length: {
      short: 'min-h-[calc(3lh+0.875rem)]! max-h-[calc(9lh+0.875rem)]',
      usual: 'min-h-[calc(4lh+0.875rem)]! max-h-[calc(12lh+0.875rem)]',
      long: 'min-h-[calc(6lh+0.875rem)]! max-h-[calc(18lh+0.875rem)]',
    },
  },
})

type NativeProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  | 'ref'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'autoFocus'
  | 'minLength'
  | 'spellCheck'
  | 'readOnly'
  | 'disabled'
>

export interface TextAreaProps extends FieldProps, NativeProps {
  /** The expected length: three, four or six lines, which is also the minimum height; `usual` by default. */
  length?: 'short' | 'usual' | 'long'
  /** Maximum number of characters. A longer text is kept and gets an error. */
  maxLength?: number
  /** The text changed. */
  onChange?: (event: { value: string }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/**
 * Several lines of text. In browsers with `field-sizing` it grows with the text, up to three times its initial height.
 */
export function TextArea({
  label,
  hint,
  error,
  need,
  counter,
  length = 'usual',
  maxLength,
  onChange,
  onBlur,
  ...native
}: TextAreaProps) {
  const { tooLong, handleChange } = useTooLong({ value: native.value, maxLength, onChange })
  return (
    <Field label={label} hint={hint} error={error ?? tooLong} need={need} counter={counter}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={ROWS[length]}
          className={`${heightStyles({ length })} ${controlStyles()}`}
          onChange={handleChange}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </Field>
  )
}
