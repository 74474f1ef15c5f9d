import { useId, useState } from 'react'
import { NumberStepper, type EntryEvent, type NumberEntry } from '../../components/number-stepper'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import type { CartLineProps } from './line'
import { LineNote } from './LineNote'

export type LineQuantityProps = Pick<CartLineProps, 'line' | 'maxQuantity' | 'onAdjust' | 'onQuantityChange'>

/**
 * A line's quantity in one stepper: its buttons add and take away at once, what is typed is set when the field is left or
 * by Enter. A wrong entry changes nothing; one that is left too low or empty gives way to the quantity the line has.
 */
export function LineQuantity({ line, maxQuantity, onAdjust, onQuantityChange }: LineQuantityProps) {
  const t = useWords(cartWords)
  const noteId = useId()
  const [draft, setDraft] = useState<NumberEntry | null>(null)
  const isTyped = draft !== null && draft.note !== 'corrected'
  const entry: NumberEntry = { value: isTyped ? draft.value : line.quantity, note: draft?.note ?? null }

  function settle({ value }: Pick<NumberEntry, 'value'>) {
    const isRight = value !== null && value >= 1 && value <= maxQuantity
    setDraft(isRight ? null : { value, note: 'wrong' })
    if (isRight && value !== line.quantity) onQuantityChange({ lineId: line.id, quantity: value })
  }

  function take({ by, ...next }: EntryEvent) {
    if (by !== 'press') setDraft(next)
    else if (isTyped || next.value === null) settle(next)
    else {
      setDraft(null)
      onAdjust({ lineId: line.id, adjustment: next.value - line.quantity })
    }
  }

  return (
    <span className="inline-grid w-31.5">
      <NumberStepper
        label={t('line.quantityOf', { title: line.title })}
        decreaseLabel={t('line.decrease')}
        increaseLabel={t('line.increase')}
        entry={entry}
        min={1}
        max={maxQuantity}
        fallback={line.quantity}
        size="sm"
        width="full"
        busy={line.busy}
        describedBy={noteId}
        onEntry={take}
        onEnter={() => settle(entry)}
        onLeave={() => isTyped && settle(entry)}
      />
      <LineNote id={noteId} entry={entry} />
    </span>
  )
}
