import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { useRef, useState, type RefObject } from 'react'
import { useKeepMounted } from '../../../components/content/virtual-rows'
import type { EntryEvent, NumberEntry } from '../../../components/forms/number-stepper'
import { refocus } from '../../catalogue/quantity-stepper'
import type { CartLineProps } from './line'

type Answer = ReturnType<CartLineProps['onQuantityChange']>

/** The input of a line's quantity, and the actions to change it. */
export interface LineEntry {
  entry: NumberEntry
  fieldRef: RefObject<HTMLInputElement | null>
  /** The input has changed, by typing or an arrow key. */
  changeEntry: (event: EntryEvent) => void
  /** Sets the typed quantity; invalid input stays and is marked. Returns true if it was valid, or nothing was typed. */
  commit: () => boolean
  /** Returns, once, the answer to the last quantity that was set: false if it was refused. */
  takeAnswer: () => Answer
  /** Forgets what was typed: the line's quantity returns. */
  revert: () => void
  /** Adds or removes pieces, relative to the input; does nothing if that is invalid. */
  adjust: (event: { adjustment: number }) => void
  /** Sets a quantity in place of the input, and focuses the field. */
  take: (event: { quantity: number }) => void
}

/**
 * A line's quantity. Input is set on blur, and button presses add to it. Invalid input changes nothing; on blur, input
 * that is too low or empty is replaced by the line's quantity.
 */
export function useLineQuantity({
  line,
  onAdjust,
  onQuantityChange,
  onType,
}: Pick<CartLineProps, 'line' | 'onAdjust' | 'onQuantityChange' | 'onType'>): LineEntry {
  const { id: lineId, quantity, orderRule } = line
  const fieldRef = useRef<HTMLInputElement>(null)
  const answer = useRef<Answer>(undefined)
  const [draft, setDraft] = useState<NumberEntry | null>(null)
  useKeepMounted(lineId, draft !== null)
  const isTyped = draft !== null && draft.note !== 'corrected'
  const entry: NumberEntry = { value: isTyped ? draft.value : quantity, note: draft?.note ?? null }

  function set({ value }: Pick<NumberEntry, 'value'>): boolean {
    if (!isOrderable(orderRule, value)) {
      setDraft({ value, note: 'wrong' })
      return false
    }
    setDraft(null)
    if (value !== quantity) answer.current = onQuantityChange({ lineId, quantity: value })
    return true
  }

  return {
    entry,
    fieldRef,
    takeAnswer() {
      const { current } = answer
      answer.current = undefined
      return current
    },
    changeEntry({ cause, ...next }) {
      if (cause !== 'press') {
        setDraft(next)
        onType({ lineId, quantity: isOrderable(orderRule, next.value) ? next.value : null })
      } else if (isTyped || next.value === null) set(next)
      else {
        setDraft(null)
        onAdjust({ lineId, adjustment: next.value - quantity })
      }
    },
    commit: () => !isTyped || set(entry),
    revert() {
      setDraft(null)
      onType({ lineId, quantity: null })
    },
    adjust({ adjustment }) {
      if (!isTyped || set(entry)) onAdjust({ lineId, adjustment })
      else refocus(fieldRef)
    },
    take({ quantity: value }) {
      set({ value })
      refocus(fieldRef)
    },
  }
}
