import { useId, useState } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { FieldNote, OptionalMark, type FieldProps } from '../field'

/** The possible ratings in ascending order. */
const STARS = [1, 2, 3, 4, 5]

/** Empty stars are outlines: in the muted colour of a displayed rating they would not look like buttons. */
const starStyles = cva('block size-6 stroke-current stroke-[1.6]', {
  variants: { filled: { true: 'fill-current', false: 'fill-none' } },
})

const cellStyles = cva(
  [
    'relative grid min-h-control place-items-center rounded-sm px-1 has-focus-visible:outline-2',
    'has-focus-visible:outline-focus',
  ],
  { variants: { state: { ready: 'text-ink', invalid: 'text-critical', disabled: 'text-ink-muted' } } },
)

const inputStyles =
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed'

export interface RatingChoiceProps extends FieldProps {
  /** The name of the form field. */
  name: string
  /** The selected number of stars, 1 to 5; 0 if none is selected. */
  value: number
  /** Not available now. */
  disabled?: boolean
  /** A rating was selected. */
  onChange: (event: { value: number }) => void
}

/**
 * One to five stars, in ink because yellow is reserved for better prices. Arrow keys select, as in every radio group.
 */
export function RatingChoice({
  label,
  hint,
  error,
  need,
  counter,
  name,
  value,
  disabled = false,
  onChange,
}: RatingChoiceProps) {
  const t = useWords(formsWords)
  const noteId = useId()
  const [hovered, setHovered] = useState(0)
  const filled = hovered === 0 ? value : hovered
  const state = disabled ? 'disabled' : error === undefined ? 'ready' : 'invalid'

  return (
    <fieldset
      role="radiogroup"
      className="m-0 grid min-w-0 gap-1.5 border-0 p-0"
      disabled={disabled}
      aria-required={need === 'required' || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
    >
      <legend className="p-0 text-sm font-medium wrap-anywhere">
        {label}
        {need === 'optional' && <OptionalMark />}
      </legend>
      <div className="flex items-center gap-3">
        <div className="-ms-1 flex" onPointerLeave={() => setHovered(0)}>
          {STARS.map((star) => (
            <label
              key={star}
              className={cellStyles({ state })}
              data-filled={star <= filled || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !disabled && setHovered(star)}
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                disabled={disabled}
                required={need === 'required'}
                aria-label={t('ratingOf', { value: star, max: STARS.length })}
                className={inputStyles}
                onChange={() => onChange({ value: star })}
              />
              <Star filled={star <= filled} />
            </label>
          ))}
        </div>
        {filled > 0 && (
          <span aria-hidden="true" className="num text-sm text-ink-muted">
            {t('ratingOf', { value: filled, max: STARS.length })}
          </span>
        )}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} counter={counter} />
    </fieldset>
  )
}

function Star({ filled }: { filled: boolean }) {
  return (
    <svg viewBox="0 0 20 20" strokeLinejoin="round" aria-hidden="true" className={starStyles({ filled })}>
      <path d="M10 2.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3L2.5 8.1l5.2-.7z" />
    </svg>
  )
}
