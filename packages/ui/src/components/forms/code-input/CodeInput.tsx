import { useRef, type ChangeEvent, type ClipboardEvent, useEffect, useState, type RefObject } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { Field, type FieldProps } from '../field'
import { Spinner } from '../../feedback/spinner'
import { digitsOf, fitCode } from './code'

/** The caret position of an input in characters; null while it has no focus. */
function useCaret(field: RefObject<HTMLInputElement | null>) {
  const [caret, setCaret] = useState<number | null>(null)
  const readCaret = () => setCaret(field.current?.selectionStart ?? null)
  // React's `onSelect` does not report selection by scripts, e.g. when a form selects a rejected code.
  useEffect(() => {
    const input = field.current
    const onSelect = () => setCaret(input?.selectionStart ?? null)
    input?.addEventListener('select', onSelect)
    return () => input?.removeEventListener('select', onSelect)
  }, [field])
  return { caret, events: { onSelect: readCaret, onFocus: readCaret, onBlur: () => setCaret(null) } }
}

const boxStyles = cva(
  [
    'h-control-lg w-control flex-none rounded-md border',
    'data-caret:outline-2 data-caret:outline-offset-2 data-caret:outline-focus',
  ],
  {
    variants: {
      state: {
        ready: 'border-line-control bg-surface',
        invalid: 'border-critical bg-surface inset-ring inset-ring-critical',
        disabled: 'border-line-strong bg-well forced-colors:border-current forced-colors:text-[GrayText]',
      },
    },
  },
)

/**
 * As wide as possible, so that the caret after the last digit does not scroll the text; forced colours are set
 * explicitly.
 */
const fieldStyles = cva(
  [
    'num absolute inset-0 w-full text-lg font-bold outline-none focus-visible:shadow-none',
    'forced-color-adjust-none',
    // The selection colour would hide the boxes' borders; the highlighted box shows the caret position.
    'selection:bg-transparent selection:text-inherit',
  ],
  {
    variants: {
      disabled: {
        true: 'text-ink-muted forced-colors:text-[GrayText]',
        false: 'forced-colors:text-[CanvasText]',
      },
    },
  },
)

/**
 * Aligns the digits of the real input with the boxes: digits have the same width, and letter spacing fills the rest of
 * a box.
 */
const DIGIT_STYLE = {
  paddingInlineStart: 'calc((var(--control) - 1ch) / 2)',
  letterSpacing: 'calc(var(--control) + 0.5rem - 1ch)',
}

export interface CodeInputProps extends FieldProps {
  /** The number of digits and boxes; 5 by default, which fits the narrowest phone. */
  length?: number
  /** The name of the form field. */
  name?: string
  /** The digits so far. */
  value: string
  /** Not available now. */
  disabled?: boolean
  /** Focuses the field on mount, for a page with nothing else on it. */
  autoFocus?: boolean
  /** True while the code is being checked; it cannot be changed then. */
  busy?: boolean
  /** The digits changed. */
  onChange?: (event: { value: string }) => void
  /** The last missing digit was typed, pasted or filled in. */
  onComplete?: (event: { value: string }) => void
}

/**
 * A short numeric code: one real input over drawn boxes, so that it can be read out, pasted and autofilled as a whole.
 */
export function CodeInput({
  label,
  hint,
  error,
  sharedErrorId,
  need,
  counter,
  length = 5,
  name,
  value,
  disabled = false,
  autoFocus,
  busy = false,
  onChange,
  onComplete,
}: CodeInputProps) {
  const t = useWords(formsWords)
  const field = useRef<HTMLInputElement>(null)
  const { caret, events } = useCaret(field)
  const state = disabled ? 'disabled' : (error ?? sharedErrorId) === undefined ? 'ready' : 'invalid'
  const current = caret === null ? null : Math.min(caret, length - 1)

  function update(next: string) {
    if (next === value) return
    onChange?.({ value: next })
    if (next.length === length) {
      onComplete?.({ value: next })
    }
  }

  function type({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    const next = fitCode(digitsOf(input.value), before, length)
    // Set here as well, because the caret would jump to the end when React sets the value.
    input.value = next
    input.setSelectionRange(before, before)
    update(next)
  }

  function paste(event: ClipboardEvent) {
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (digits.length >= length && !disabled && !busy) {
      event.preventDefault()
      update(digits.slice(0, length))
    }
  }

  return (
    <Field
      label={label}
      hint={busy ? undefined : hint}
      error={error}
      sharedErrorId={sharedErrorId}
      need={need}
      counter={counter}
    >
      {(control) => (
        <>
          <div dir="ltr" aria-busy={busy || undefined} className="relative flex gap-2">
            {Array.from({ length }, (_, box) => (
              <span key={box} data-caret={box === current || undefined} className={boxStyles({ state })} />
            ))}
            <input
              {...control}
              ref={field}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              disabled={disabled}
              autoFocus={autoFocus}
              readOnly={busy}
              value={value}
              style={DIGIT_STYLE}
              className={fieldStyles({ disabled })}
              onChange={type}
              onPaste={paste}
              {...events}
            />
          </div>
          {busy && <Spinner label={t('checking')} />}
        </>
      )}
    </Field>
  )
}
