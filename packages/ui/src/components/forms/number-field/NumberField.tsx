import { readNumber } from '@skafferi/domain/rules/text/number-text'
import { useState, type KeyboardEvent } from 'react'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { controlStyles, Field, type FieldProps } from '../field'
import { UnitFrame } from '../text-field'
import { stepNumber } from './step-number'

/** The step of each key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export interface NumberFieldProps extends FieldProps {
  /** The name of the form field. */
  name: string
  /** The number; `null` if there is none. */
  value: number | null
  /** The lowest number that keys reach. A lower typed one stays; show `error` then. */
  min?: number
  /** The highest number that keys reach. A higher typed one stays; show `error` then. */
  max?: number
  /** Number of decimals that may be typed after a comma or a point; default 0, whole numbers. */
  decimals?: number
  /** A short unit before the number ("€"). Visible only, so name it in the label too. */
  prefix?: string
  /** A short unit after the number ("kg"). */
  suffix?: string
  /** Not available now. */
  disabled?: boolean
  /** The number changed. `null` for an empty field, or for text that is not a number, which stays and gets an error. */
  onChange?: (event: { value: number | null }) => void
  /** The field lost the focus: validate it. */
  onBlur?: () => void
}

/** A field for a number. Typed text is never changed, because a corrected amount could cause a wrong order. */
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
  const [touched, setTouched] = useState(false)

  const parse = (text: string) => {
    const read = readNumber(text, { decimals })
    return read.kind === 'number' ? read.value : null
  }
  // The draft is shown while it means the current value; a value set by the parent replaces it.
  const displayText = draft !== null && parse(draft) === value ? draft : value === null ? '' : String(value)
  const unreadable = readNumber(displayText, { decimals }).kind === 'refused'
  const formatError = decimals === 0 ? t('wholeNumberNeeded') : t('numberNeeded', { decimals })

  function type(text: string) {
    setDraft(text)
    onChange?.({ value: parse(text) })
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
    <Field label={label} hint={hint} error={unreadable && touched ? formatError : error} need={need} counter={counter}>
      {(control) => (
        <UnitFrame prefix={prefix} suffix={suffix}>
          <input
            {...control}
            name={name}
            type="text"
            // The numeric virtual keyboard has no minus.
            inputMode={min !== undefined && min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={disabled}
            value={displayText}
            className={`num ${controlStyles({ start: prefix ? 'unit' : 'none', end: suffix ? 'unit' : 'none' })}`}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={step}
            onBlur={() => {
              setTouched(true)
              onBlur?.()
            }}
          />
        </UnitFrame>
      )}
    </Field>
  )
}
