import { useState, useEffect, useRef } from 'react'
import type { RangeEnd } from '../../../components/forms/range-slider'
import { sortedRange, parsePrice, type PriceBounds, type Range } from './prices'

/** A debounced callback. */
interface Debounced<Value> {
  /** Calls the callback with the value after the delay, unless a newer value is scheduled. */
  schedule: (value: Value) => void
  /** Calls the callback with this value at once, and cancels the scheduled one. */
  flush: (value: Value) => void
}

/**
 * Debounces a callback; a pending call is dropped on unmount.
 * @param delay in ms.
 */
function useDebounce<Value>(callback: (value: Value) => void, delay: number): Debounced<Value> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(callback)

  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function flush(value: Value) {
    clearTimeout(timer.current)
    latest.current(value)
  }

  return {
    flush,
    schedule: (value) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => flush(value), delay)
    },
  }
}

/** Typing is applied after this pause, in ms (Specification (shopping), business constants: debounce). */
const DEBOUNCE_MS = 800

type Texts = Record<RangeEnd, string>

interface Draft extends Texts {
  /** The active range when the draft was started. */
  startRange: Range
}

/** The range being edited. */
export interface RangeDraft {
  /** The input of the fields. */
  texts: Texts
  /** The positions of the thumbs. */
  prices: Record<RangeEnd, number>
  /** True if the last input was ignored because it is not a price within the bounds. */
  ignored: boolean
  /** Handles input in a field; it is ignored unless it is a price within the bounds. */
  type: (end: RangeEnd, text: string) => void
  /** Handles a moved thumb. `settled` applies the value at once, otherwise after the pause. */
  move: (event: { end: RangeEnd; value: number; settled: boolean }) => void
}

const isSameRange = (one: Range, other: Range) => one.min === other.min && one.max === other.max
const textOf = (price: number | null) => (price === null ? '' : String(price))

/** Stores the input until it is applied; a change of `range` by the parent replaces it. */
export function useRangeDraft(range: Range, bounds: PriceBounds, onRangeChange: (range: Range) => void): RangeDraft {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [ignored, setIgnored] = useState(false)
  const debouncedChange = useDebounce<Range>((next) => {
    if (!isSameRange(next, range)) {
      onRangeChange(next)
    }
  }, DEBOUNCE_MS)

  const parse = ({ min, max }: Texts): Range => ({
    min: parsePrice(min, bounds) ?? null,
    max: parsePrice(max, bounds) ?? null,
  })
  const isCurrent = draft !== null && (isSameRange(draft.startRange, range) || isSameRange(parse(draft), range))
  const texts: Texts = isCurrent ? draft : { min: textOf(range.min), max: textOf(range.max) }
  const parsed = parse(texts)
  const prices = { min: parsed.min ?? bounds.min, max: parsed.max ?? bounds.max }

  function change(end: RangeEnd, text: string, settled: boolean) {
    const next = { ...texts, [end]: text }
    setDraft({ ...next, startRange: range })
    setIgnored(false)
    const apply = settled ? debouncedChange.flush : debouncedChange.schedule
    apply(sortedRange(parse(next)))
  }

  return {
    texts,
    prices,
    ignored,
    type: (end, text) => {
      if (parsePrice(text, bounds) === undefined) setIgnored(true)
      else change(end, text, false)
    },
    move: ({ end, value, settled }) => change(end, value === bounds[end] ? '' : String(value), settled),
  }
}
