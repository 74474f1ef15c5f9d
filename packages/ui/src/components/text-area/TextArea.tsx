import { cva } from 'class-variance-authority'
import type { ComponentPropsWithRef } from 'react'
import { controlStyles, Field, useTooLong, type FieldProps } from '../field'

/** Lines seen at first. */
const ROWS = { short: 3, usual: 4, long: 6 } as const

/**
 * Never lower than its lines, and three times as high at most before the text scrolls inside; the frame's own padding
 * and border come on top. Classes, because a prerendered page may not hold styles.
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
  /** How much is hoped for: three lines, four, or six, and never fewer are seen; `usual` by default. */
  length?: 'short' | 'usual' | 'long'
  /** The most characters the text may have. A longer one stays as it is and is marked. */
  maxLength?: number
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
