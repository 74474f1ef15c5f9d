import { useState } from 'react'
import type { RangeEnd } from '../../components/range-slider'
import { inOrder, parsePrice, type PriceBounds, type Range } from './prices'
import { useDebounce } from './use-debounce'

/** How long typing rests before it is applied, in ms (Specification (shopping), business constants: debounce). */
const PAUSE = 800

type Texts = Record<RangeEnd, string>

interface Draft extends Texts {
  /** The active range when the draft was started. */
  base: Range
}

/** The range being edited. */
export interface RangeDraft {
  /** The input of the fields. */
  texts: Texts
  /** The positions of the thumbs. */
  prices: Record<RangeEnd, number>
  /** The last text typed was no price within the bounds, and was ignored. */
  ignored: boolean
  /** A text was typed at one end; it is ignored unless it is a price within the bounds. */
  type: (end: RangeEnd, text: string) => void
  /** A thumb was moved. `settled` applies it at once, otherwise after the pause. */
  move: (event: { end: RangeEnd; value: number; settled: boolean }) => void
}

const same = (one: Range, other: Range) => one.min === other.min && one.max === other.max
const textOf = (price: number | null) => (price === null ? '' : String(price))

/** Holds the input until it is applied; a change from outside replaces it. */
export function useRangeDraft(range: Range, bounds: PriceBounds, onRangeChange: (range: Range) => void): RangeDraft {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [ignored, setIgnored] = useState(false)
  const paused = useDebounce<Range>((next) => {
    if (!same(next, range)) {
      onRangeChange(next)
    }
  }, PAUSE)

  const read = ({ min, max }: Texts): Range => ({
    min: parsePrice(min, bounds) ?? null,
    max: parsePrice(max, bounds) ?? null,
  })
  const isAlive = draft !== null && (same(draft.base, range) || same(read(draft), range))
  const texts: Texts = isAlive ? draft : { min: textOf(range.min), max: textOf(range.max) }
  const present = read(texts)
  const prices = { min: present.min ?? bounds.min, max: present.max ?? bounds.max }

  function change(end: RangeEnd, text: string, settled: boolean) {
    const next = { ...texts, [end]: text }
    setDraft({ ...next, base: range })
    setIgnored(false)
    const apply = settled ? paused.flush : paused.schedule
    apply(inOrder(read(next)))
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
