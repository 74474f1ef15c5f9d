import { useRef, useState, type RefObject } from 'react'
import { useKeepMounted } from '../../components/virtual-rows'
import type { EntryEvent, NumberEntry } from '../../components/number-stepper'
import { refocus } from '../quantity-stepper'
import type { CartLineProps } from './line'

/** A line's quantity as it is being entered, and the ways to change it. */
export interface LineEntry {
  entry: NumberEntry
  fieldRef: RefObject<HTMLInputElement | null>
  /** Another entry stands in the field, or an arrow key was pressed there. */
  take: (event: EntryEvent) => void
  /** Sets what was typed; a wrong entry stays and is marked. Returns whether it was right, or nothing was typed. */
  settle: () => boolean
  /** Adds pieces, or takes some away, beyond what was typed; refuses where that is wrong. */
  adjust: (event: { adjustment: number }) => void
}

/**
 * A line's quantity: what is typed is set when the field is left, pieces of a press add to it at once. A wrong entry
 * changes nothing; one that is left too low or empty gives way to the quantity the line has.
 */
export function useLineQuantity({
  line,
  maxQuantity,
  onAdjust,
  onQuantityChange,
  onType,
}: Pick<CartLineProps, 'line' | 'maxQuantity' | 'onAdjust' | 'onQuantityChange' | 'onType'>): LineEntry {
  const { id: lineId, quantity } = line
  const fieldRef = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<NumberEntry | null>(null)
  useKeepMounted(lineId, draft !== null)
  const isTyped = draft !== null && draft.note !== 'corrected'
  const entry: NumberEntry = { value: isTyped ? draft.value : quantity, note: draft?.note ?? null }

  const isRight = (value: number | null): value is number => value !== null && value >= 1 && value <= maxQuantity

  function set({ value }: Pick<NumberEntry, 'value'>): boolean {
    if (!isRight(value)) {
      setDraft({ value, note: 'wrong' })
      return false
    }
    setDraft(null)
    if (value !== quantity) onQuantityChange({ lineId, quantity: value })
    return true
  }

  return {
    entry,
    fieldRef,
    take({ by, ...next }) {
      if (by !== 'press') {
        setDraft(next)
        onType({ lineId, quantity: isRight(next.value) ? next.value : null })
      } else if (isTyped || next.value === null) set(next)
      else {
        setDraft(null)
        onAdjust({ lineId, adjustment: next.value - quantity })
      }
    },
    settle: () => !isTyped || set(entry),
    adjust({ adjustment }) {
      if (!isTyped || set(entry)) onAdjust({ lineId, adjustment })
      else refocus(fieldRef)
    },
  }
}
