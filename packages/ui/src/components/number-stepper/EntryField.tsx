import type { KeyboardEvent, RefObject } from 'react'
import type { NumberEntry, useEntry } from './use-entry'

const inputStyles = [
  'num m-0 w-full min-w-0 border-x border-line bg-transparent p-0 text-center font-bold outline-none',
  'shadow-none disabled:cursor-not-allowed print:border-0 print:text-start',
].join(' ')

export interface EntryFieldProps {
  /** What is counted, for assistive technology. */
  label: string
  /** For a label elsewhere. */
  id?: string
  /** The id of the text that explains or refuses the number. */
  describedBy?: string
  disabled: boolean
  field: RefObject<HTMLInputElement | null>
  min: number
  max: number
  entry: NumberEntry
  /** The typing, and the ways to end it. */
  draft: ReturnType<typeof useEntry>
  /** An arrow key was pressed: up (1) or down (−1). */
  onStep: (event: { direction: -1 | 1 }) => void
  onEnter?: () => void
}

/** The number in a stepper. A field for text: one for numbers keeps to itself whatever is typed and is none. */
export function EntryField(props: EntryFieldProps) {
  const { label, id, describedBy, disabled, field, min, max, draft, ...events } = props
  const { value, note } = props.entry

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') events.onEnter?.()
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
      aria-valuetext={draft.text}
      disabled={disabled}
      value={draft.text}
      className={inputStyles}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={draft.leave}
      onInvalid={draft.refuse}
      onKeyDown={handleKey}
    />
  )
}
