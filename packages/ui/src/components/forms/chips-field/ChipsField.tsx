import { useId, useRef } from 'react'
import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { formsWords } from '../../../words/generated/forms'
import { Chip } from '../../content/chip'
import { Field, useTooLong, type FieldProps } from '../field'
import { VisuallyHidden } from '../../content/visually-hidden'
import { capitalised, SEPARATOR, withEntries } from './entries'
import { useEntries } from './use-entries'

/** The border around chips and input; one line of chips is as high as a control. */
const frameStyles = cva(
  [
    'flex min-h-control min-w-0 flex-wrap items-center gap-1.5 rounded-md border px-1.5 py-0.75',
    'transition-[border-color] duration-fast has-[input:focus-visible]:outline-2',
    'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
  ],
  {
    variants: {
      state: {
        ready: 'border-line-control bg-surface hover:border-ink',
        invalid: 'border-critical bg-surface inset-ring inset-ring-critical',
        disabled: 'border-line-strong bg-well text-ink-muted',
      },
    },
  },
)

export interface ChipsFieldProps extends FieldProps {
  /** The name of the form field, whose value is the entries joined by commas. */
  name: string
  /** The entries as typed; they are shown with a capital first letter (Specification (accounts) §2, step 5). */
  value: readonly string[]
  /** Maximum number of characters of the entries joined by commas. Longer input is kept and gets an error. */
  maxLength?: number
  /** Suggestions that the browser shows while typing. */
  suggestions?: readonly string[]
  /** Not available now. */
  disabled?: boolean
  /** Entries were added or one was removed. */
  onChange: (event: { value: readonly string[] }) => void
  /** The input lost the focus; its text has become an entry by then. */
  onBlur?: () => void
}

/** A field for several short texts: a comma or Enter turns the typed text into a chip. */
export function ChipsField({
  label,
  hint,
  error,
  need,
  counter,
  name,
  value,
  maxLength,
  suggestions = [],
  disabled = false,
  onChange,
  onBlur,
}: ChipsFieldProps) {
  const t = useWords(formsWords)
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const entries = useEntries(value, onChange)
  const { lastChange } = entries

  function remove(entry: string) {
    entries.remove(entry)
    inputRef.current?.focus()
  }

  const { tooLong } = useTooLong({
    value: withEntries(value, entries.draft).join(SEPARATOR),
    maxLength,
    onChange: undefined,
  })
  const fieldError = error ?? tooLong

  return (
    <Field label={label} hint={hint} error={fieldError} need={need} counter={counter}>
      {(control) => (
        <div className={frameStyles({ state: disabled ? 'disabled' : fieldError === undefined ? 'ready' : 'invalid' })}>
          {value.length > 0 && (
            <ul className="contents" aria-label={t('chosenEntries', { label, count: value.length })}>
              {value.map((entry) => (
                <li key={entry} className="max-w-full min-w-0">
                  <Chip label={capitalised(entry)} disabled={disabled} onRemove={() => remove(entry)} />
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={inputRef}
            type="text"
            list={listId}
            required={control.required && value.length === 0}
            disabled={disabled}
            autoComplete="off"
            enterKeyHint="enter"
            placeholder={t('addWithComma')}
            value={entries.draft}
            className="min-h-8 min-w-0 flex-1 px-1.5 text-sm outline-none focus-visible:shadow-none max-md:text-base"
            onChange={(event) => entries.type(event.currentTarget.value)}
            onKeyDown={entries.onKeyDown}
            onBlur={() => {
              entries.finish()
              onBlur?.()
            }}
          />
          <input type="hidden" name={name} value={value.join(SEPARATOR)} />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
          <VisuallyHidden>
            <span role="status">
              {lastChange !== null &&
                t(lastChange.kind === 'added' ? 'entryAdded' : 'entryRemoved', { entry: lastChange.entry })}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
