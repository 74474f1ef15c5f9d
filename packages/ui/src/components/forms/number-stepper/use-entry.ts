import { readInteger } from '@skafferi/domain/rules/text/number-text'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { afterPress, isPressing, watchPresses } from '../../../internal/presses'
import { canBecomeValid, isTooLow, isWithin, moveFrom, type Bounds } from './whole-number'

/** A note on an entry: it is invalid, or it was corrected when the field lost the focus. */
export type EntryNote = 'wrong' | 'corrected' | null

/** A number that is being entered. */
export interface NumberEntry {
  /** The typed whole number, even if out of bounds; `null` if the text is not a whole number. */
  value: number | null
  note: EntryNote
}

/** An entry and its cause: `typing`, `press` of minus or plus, or `leaving` the field. */
export interface EntryEvent extends NumberEntry {
  cause: 'typing' | 'press' | 'leaving'
}

interface EntryOptions extends Bounds {
  entry: NumberEntry
  /** True if zero is shown as an empty field. */
  emptyZero?: boolean
  /** Replaces an empty or too low entry when the field loses the focus. */
  fallback: number
  field: RefObject<HTMLInputElement | null>
  onEntry: (event: EntryEvent) => void
  onLeave?: () => void
}

/** The container of a purchase: the field for the quantity and the buttons that use it. */
const PURCHASE = '[data-purchase], dialog'

/**
 * Keeps typed text as it is. It is corrected only when the focus leaves the purchase: pressing one of its buttons moves
 * the focus before the click arrives, and the button must find what was typed.
 */
export function useEntry({
  entry,
  min,
  max,
  step,
  emptyZero = false,
  fallback,
  field,
  onEntry,
  onLeave,
}: EntryOptions) {
  const textOf = (value: number | null) => (value === 0 && emptyZero ? '' : String(value ?? ''))
  const [typed, setTyped] = useState({ text: '', value: Number.NaN as number | null })
  const text = typed.value === entry.value ? typed.text : textOf(entry.value)
  const bounds = { min, max, step }
  const isValid = isWithin(entry.value, bounds)
  useEffect(watchPresses, [])
  // Sets native validity, so that a form with many fields can use `checkValidity`. The message is shown beside the
  // field, so it is blank here.
  useEffect(() => field.current?.setCustomValidity(isValid ? '' : ' '), [field, isValid])

  function report(value: number, cause: 'press' | 'leaving', note: EntryNote = null) {
    setTyped({ text: textOf(value), value })
    onEntry({ value, note, cause })
  }

  function settle(next: EventTarget | null) {
    const input = field.current
    if (!input || isValid || next === input || document.activeElement === input) return
    const hasLeft = !(next instanceof Node && input.closest(PURCHASE)?.contains(next))
    if (hasLeft && isTooLow(text, bounds)) report(fallback, 'leaving', 'corrected')
    else if (entry.note !== 'wrong') onEntry({ ...entry, note: 'wrong', cause: 'leaving' })
  }

  // A press may change the entry before it is settled; the latest entry counts.
  const settleLatest = useRef(settle)
  useEffect(() => {
    settleLatest.current = settle
  })

  return {
    text,
    type(next: string) {
      const value = readInteger(next)
      setTyped({ text: next, value })
      const isAcceptable = isWithin(value, bounds) || (entry.note !== 'wrong' && canBecomeValid(next, bounds))
      onEntry({ value, note: isAcceptable ? null : 'wrong', cause: 'typing' })
    },
    /** Without a number it goes to the minimum; from zero it takes the first step. */
    move(direction: -1 | 1) {
      report(entry.value === null && min > 0 ? min : moveFrom(entry.value ?? 0, direction, bounds), 'press')
    },
    leave({ relatedTarget }: FocusEvent) {
      if (isValid) {
        setTyped({ text: textOf(entry.value), value: entry.value })
        onLeave?.()
      } else if (isPressing()) {
        afterPress(() => settleLatest.current(document.activeElement))
      } else {
        settle(relatedTarget)
      }
    },
    /** Handles the `invalid` event, which a form's validity check dispatches. */
    handleInvalid(event: FormEvent<HTMLInputElement>) {
      event.preventDefault()
      onEntry({ ...entry, note: 'wrong', cause: 'leaving' })
      event.currentTarget.focus()
    },
  }
}
