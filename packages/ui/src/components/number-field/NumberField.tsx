import { readNumber } from '@skafferi/domain/format/number-text.rules'
import { useState, type KeyboardEvent } from 'react'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'
import { controlStyles, Field, type FieldProps } from '../field'
import { UnitFrame } from '../text-field'
import { stepNumber } from './step-number'

/** How far a key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export interface NumberFieldProps extends FieldProps {
  /** The name under which the form sends it. */
  name: string
  /** The number; `null` where there is none. */
  value: number | null
  /** The lowest number the arrow keys reach. A lower one typed stays: its owner says so by `error`. */
  min?: number
  /** The highest number the arrow keys reach. A higher one typed stays: its owner says so by `error`. */
  max?: number
  /** How many decimals may be typed, after a comma or a point; 0, whole numbers, by default. */
  decimals?: number
  /** A short unit before the number ("€"). It is shown only: the label names it for those who do not see it. */
  prefix?: string
  /** A short unit after the number ("kg"). */
  suffix?: string
  /** Not available now. */
  disabled?: boolean
  /** The number changed. `null` is an empty field, or a text that is no number: that one stays and is marked. */
  onChange?: (event: { value: number | null }) => void
  /** The field was left: the time to judge what was typed. */
  onBlur?: () => void
}

/** A number that is typed. What is typed is never changed: a field that corrects amounts makes wrong orders. */
export function NumberField({
  label,
  hint,
  error,
  need,
  counter,
  name,
  value,
  min,
  max,
  decimals = 0,
  prefix,
  suffix,
  disabled,
  onChange,
  onBlur,
}: NumberFieldProps) {
  const t = useWords(formsWords)
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)

  const meaning = (text: string) => {
    const read = readNumber(text, { decimals })
    return read.kind === 'number' ? read.value : null
  }
  // The draft stands while it means the number in force; a number given from outside takes its place.
  const shown = draft !== null && meaning(draft) === value ? draft : value === null ? '' : String(value)
  const unreadable = readNumber(shown, { decimals }).kind === 'refused'
  const complaint = decimals === 0 ? t('wholeNumberNeeded') : t('numberNeeded', { decimals })

  function type(text: string) {
    setDraft(text)
    onChange?.({ value: meaning(text) })
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by === undefined || unreadable) {
      return
    }
    event.preventDefault()
    type(String(stepNumber(value, by, { min, max }, decimals)))
  }

  return (
    <Field label={label} hint={hint} error={unreadable && left ? complaint : error} need={need} counter={counter}>
      {(control) => (
        <UnitFrame prefix={prefix} suffix={suffix}>
          <input
            {...control}
            name={name}
            type="text"
            // The keyboard of figures has no minus.
            inputMode={min !== undefined && min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={disabled}
            value={shown}
            className={`num ${controlStyles({ start: prefix ? 'unit' : 'none', end: suffix ? 'unit' : 'none' })}`}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={step}
            onBlur={() => {
              setLeft(true)
              onBlur?.()
            }}
          />
        </UnitFrame>
      )}
    </Field>
  )
}
