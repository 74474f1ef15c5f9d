import { readWhole } from '@skafferi/domain/format/number-text.rules'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { afterPress, isPressing, watchPresses } from '../../internal/presses'
import { canGrow, clamp, isTooLow, isWithin, type Bounds } from './whole-number'

/** What is to be said about an entry: it is wrong, or it was corrected when the field was left. */
export type EntryNote = 'wrong' | 'corrected' | null

/** A number that is being entered. */
export interface NumberEntry {
  /** The whole number that was typed, within the bounds or not; `null` where the text is none. */
  value: number | null
  note: EntryNote
}

/** An entry, and what made it. `typing` may go on; `press` is minus or plus; `leaving` is the field being left. */
export interface EntryEvent extends NumberEntry {
  by: 'typing' | 'press' | 'leaving'
}

interface EntryOptions extends Bounds {
  entry: NumberEntry
  /** What an empty or too low entry becomes when the field is left. */
  fallback: number
  field: RefObject<HTMLInputElement | null>
  onEntry: (event: EntryEvent) => void
  onLeave?: () => void
}

/** Where everything stands that belongs to the purchase of one quantity: its field and the buttons that buy. */
const PLACE = '[data-purchase], dialog'

/**
 * Keeps what is typed as it is typed. Nothing corrects it but leaving the purchase it belongs to: a press on one of its
 * buttons takes the focus away before it arrives, and must find what stands in the field.
 */
export function useEntry({ entry, min, max, fallback, field, onEntry, onLeave }: EntryOptions) {
  const [typed, setTyped] = useState({ text: '', value: Number.NaN as number | null })
  const text = typed.value === entry.value ? typed.text : String(entry.value ?? '')
  const bounds = { min, max }
  const isRight = isWithin(entry.value, bounds)
  useEffect(watchPresses, [])
  // As a form's own check: whoever has many fields asks them all by `checkValidity`. The words stand beside the field.
  useEffect(() => field.current?.setCustomValidity(isRight ? '' : ' '), [field, isRight])

  function report(value: number, by: 'press' | 'leaving', note: EntryNote = null) {
    setTyped({ text: String(value), value })
    onEntry({ value, note, by })
  }

  function settle(next: EventTarget | null) {
    const input = field.current
    if (!input || isRight || next === input || document.activeElement === input) return
    const hasLeft = !(next instanceof Node && input.closest(PLACE)?.contains(next))
    if (hasLeft && isTooLow(text, bounds)) report(fallback, 'leaving', 'corrected')
    else if (entry.note !== 'wrong') onEntry({ ...entry, note: 'wrong', by: 'leaving' })
  }

  // A press may change the entry before it is settled: what counts is what stands in the field then.
  const settleLatest = useRef(settle)
  useEffect(() => {
    settleLatest.current = settle
  })

  return {
    text,
    type(next: string) {
      const value = readWhole(next)
      setTyped({ text: next, value })
      const isForgiven = isWithin(value, bounds) || (entry.note !== 'wrong' && canGrow(next, bounds))
      onEntry({ value, note: isForgiven ? null : 'wrong', by: 'typing' })
    },
    /** From what is no number it goes to the minimum. */
    move(by: number) {
      report(entry.value === null ? min : clamp(entry.value + by, bounds), 'press')
    },
    leave({ relatedTarget }: FocusEvent) {
      if (isRight) {
        setTyped({ text: String(entry.value), value: entry.value })
        onLeave?.()
      } else if (isPressing()) {
        afterPress(() => settleLatest.current(document.activeElement))
      } else {
        settle(relatedTarget)
      }
    },
    /** It was asked whether it is right, and is not. */
    refuse(event: FormEvent<HTMLInputElement>) {
      event.preventDefault()
      onEntry({ ...entry, note: 'wrong', by: 'leaving' })
      event.currentTarget.focus()
    },
  }
}
