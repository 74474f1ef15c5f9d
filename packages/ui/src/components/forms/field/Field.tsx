import { useId, type ReactNode } from 'react'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { WarningIcon } from '../../content/icon'

/** Props that tie a control to the label, hint and error of its field; spread them on the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

/** Props shared by all fields. */
export interface FieldProps {
  /** The label, above the control. */
  label: string
  /** Help text ("From 0 to 5000"), below the control. The error replaces it. */
  hint?: string
  /** The error message, below the control in place of the hint. */
  error?: string
  /** Id of an error message elsewhere in the form that applies to several fields. */
  sharedErrorId?: string
  /** `required` is exposed to assistive technology, `optional` is also shown in the label. */
  need?: 'required' | 'optional'
  /** The used length ("27/60"), at the end of the hint's line. */
  counter?: string
}

export interface FieldWrapperProps extends FieldProps {
  /** Renders the control with the ids and states that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then hint or error, never both (design language, field). */
export function Field({ label, hint, error, need, counter, sharedErrorId, children }: FieldWrapperProps) {
  const id = useId()
  const noteId = `${id}-note`
  const notes = [sharedErrorId, (error ?? hint) === undefined ? undefined : noteId].filter((note) => note !== undefined)
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="min-w-0 cursor-default text-sm font-medium wrap-anywhere">
        {label}
        {need === 'optional' && <OptionalMark />}
      </label>
      {children({
        id,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
        'aria-invalid': (error ?? sharedErrorId) === undefined ? undefined : true,
        required: need === 'required',
      })}
      <FieldNote id={noteId} hint={hint} error={error} counter={counter} />
    </div>
  )
}

/** Marks a label as optional. */
export function OptionalMark() {
  const t = useWords(controlsWords)
  return <span className="font-regular text-ink-muted"> {t('optional')}</span>
}

export interface FieldNoteProps extends Pick<FieldProps, 'hint' | 'error' | 'counter'> {
  /** Id for `aria-describedby` of the control or the group of controls. */
  id: string
}

/** The line below a control: hint or error, and the used length; renders nothing if none is given. */
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
  /** Id for `aria-describedby` of the control. */
  id: string
  /** The error message. */
  message: string
}

/** An error message with icon and colour. */
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
