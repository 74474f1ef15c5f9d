import type { KeyboardEvent, RefObject } from 'react'
import { cva } from 'class-variance-authority'
import type { NumberEntry, useEntry } from './use-entry'

const styles = cva(
  [
    'num m-0 w-full min-w-0 border-line bg-transparent font-bold outline-none',
    'shadow-none disabled:cursor-not-allowed print:border-0 print:p-0',
  ],
  {
    variants: {
      place: {
        between: 'border-x p-0 text-center print:text-start',
        alone: 'border-0 px-2.5 text-end',
      },
    },
  },
)

export interface EntryFieldProps {
  /** Between minus and plus, or alone in a frame. */
  place: 'between' | 'alone'
  /** The accessible name. */
  label: string
  /** For an external label. */
  id?: string
  /** Id of the text that explains or rejects the number. */
  describedBy?: string
  placeholder?: string
  disabled: boolean
  field: RefObject<HTMLInputElement | null>
  min: number
  max: number
  entry: NumberEntry
  /** The draft and the handlers that end typing. */
  draft: ReturnType<typeof useEntry>
  /** An arrow key was pressed: up (1) or down (−1). */
  onStep: (event: { direction: -1 | 1 }) => void
  onEnter?: (event: { backwards: boolean }) => void
  onEscape?: () => void
}

/** The input for a number. It has type `text`, because a number input hides text that is not a number. */
export function EntryField(props: EntryFieldProps) {
  const { label, id, describedBy, disabled, field, min, max, draft, ...events } = props
  const { value, note } = props.entry

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') events.onEnter?.({ backwards: event.shiftKey })
    else if (event.key === 'Escape' && events.onEscape) events.onEscape()
    else if (event.key === 'ArrowUp') events.onStep({ direction: 1 })
    else if (event.key === 'ArrowDown') events.onStep({ direction: -1 })
    else return
    event.preventDefault()
  }

  return (
    <input
      ref={field}
      id={id}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={note === 'wrong' || undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={draft.text || undefined}
      placeholder={events.placeholder}
      disabled={disabled}
      value={draft.text}
      className={styles({ place: props.place })}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={draft.leave}
      onInvalid={draft.handleInvalid}
      onKeyDown={handleKey}
    />
  )
}
