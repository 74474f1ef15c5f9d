import { useId, type ReactNode } from 'react'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { WarningIcon } from '../icon'

/** What a field hands to the control in it: spread it, and label, hint and error belong to the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

/** The part of a field's props that every field of the kit takes. */
export interface FieldProps {
  /** What is asked for, above the control. */
  label: string
  /** What helps to answer ("From 0 to 5000"), below the control. Gives way to the error. */
  hint?: string
  /** What is wrong, in words, below the control, in the place of the hint. */
  error?: string
  /** Id of a message elsewhere in the form that says what is wrong here, where it says so of several fields at once. */
  faultId?: string
  /** Whether an answer is needed: `required` says so to assistive technology, `optional` also shows it in the label. */
  need?: 'required' | 'optional'
  /** How much of the allowed length is used ("27/60"), at the end of the hint's line. */
  counter?: string
}

export interface FieldWrapperProps extends FieldProps {
  /** The control, given the ids and states that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then hint or error, never both (design language, field). */
export function Field({ label, hint, error, need, counter, faultId, children }: FieldWrapperProps) {
  const id = useId()
  const noteId = `${id}-note`
  const notes = [faultId, (error ?? hint) === undefined ? undefined : noteId].filter((note) => note !== undefined)
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="min-w-0 cursor-default text-sm font-medium wrap-anywhere">
        {label}
        {need === 'optional' && <OptionalMark />}
      </label>
      {children({
        id,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
        'aria-invalid': (error ?? faultId) === undefined ? undefined : true,
        required: need === 'required',
      })}
      <FieldNote id={noteId} hint={hint} error={error} counter={counter} />
    </div>
  )
}

/** Says after a label that an answer is not needed. */
export function OptionalMark() {
  const t = useWords(controlsWords)
  return <span className="font-regular text-ink-muted"> {t('optional')}</span>
}

export interface FieldNoteProps extends Pick<FieldProps, 'hint' | 'error' | 'counter'> {
  /** Ties hint or error to the control, or to the group of controls, by `aria-describedby`. */
  id: string
}

/** The line below a control: hint or error, and how much of the length is used; nothing where none is given. */
export function FieldNote({ id, hint, error, counter }: FieldNoteProps) {
  if (hint === undefined && error === undefined && counter === undefined) {
    return null
  }
  return (
    <div className="flex min-w-0 justify-between gap-4 text-xs">
      {error === undefined ? (
        <span id={id} className="min-w-0 text-ink-muted wrap-anywhere">
          {hint}
        </span>
      ) : (
        <FieldError id={id} message={error} />
      )}
      {counter !== undefined && <span className="num text-ink-muted">{counter}</span>}
    </div>
  )
}

export interface FieldErrorProps {
  /** Ties the message to its control by `aria-describedby`. */
  id: string
  /** What is wrong, in words. */
  message: string
}

/** What is wrong with an answer: sign, words and tone together. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <span id={id} className="flex min-w-0 gap-1.5 text-xs font-medium text-critical">
      <span className="pt-px">
        <WarningIcon size="sm" />
      </span>
      <span className="min-w-0 wrap-anywhere">{message}</span>
    </span>
  )
}
