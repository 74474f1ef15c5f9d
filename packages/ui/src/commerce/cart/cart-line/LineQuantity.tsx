import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { useId } from 'react'
import { NumberInput, type NumberEntry } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import type { CartLineProps } from './line'
import type { LineEntry } from './use-line-quantity'
import { QuantityNote } from '../../catalogue/quantity-stepper'

interface QuantityMessageProps {
  /** For `aria-describedby` of the field. */
  id: string
  entry: NumberEntry
}

/** A message about a line's input, below the line. */
function QuantityMessage({ id, entry }: QuantityMessageProps) {
  return (
    <span
      id={id}
      aria-live="polite"
      className="order-last col-span-full row-start-2 basis-full text-xs not-empty:pt-1 in-[tr]:ps-13"
    >
      <QuantityNote entry={entry} />
    </span>
  )
}

export interface LineQuantityProps extends Pick<CartLineProps, 'line'> {
  quantity: LineEntry
}

/** Moves the focus to the next line's field, as in a spreadsheet. Returns the field; undefined if there is none. */
function goToNextLine(field: HTMLElement | null) {
  let next = field?.closest('[data-line]')?.nextElementSibling
  while (next instanceof HTMLElement && next.hidden) next = next.nextElementSibling
  const input = next?.querySelector('input')
  input?.focus()
  return input
}

/**
 * The editable quantity of a line. Enter sets it and moves to the next line, and back if it is refused and nothing was
 * typed there; Escape puts the old one back. Messages are displayed below the line, where there is room.
 */
export function LineQuantity({ line, quantity }: LineQuantityProps) {
  const t = useWords(cartWords)
  const noteId = useId()
  const { entry, fieldRef, takeAnswer, changeEntry, commit, revert } = quantity
  const { minimum, maximum, multiple } = line.orderRule

  async function goOn() {
    void takeAnswer()
    const next = isOrderable(line.orderRule, entry.value) && goToNextLine(fieldRef.current)
    if (!next) return commit()
    // Leaving the field has set the quantity.
    const { value } = next
    const isRefused = (await takeAnswer()) === false
    if (isRefused && document.activeElement === next && next.value === value) fieldRef.current?.focus()
  }

  return (
    <>
      <span className="w-18 min-w-0 in-[tr]:w-auto print:text-end">
        <NumberInput
          label={t('line.quantityOf', { title: line.name })}
          entry={entry}
          min={minimum}
          max={maximum}
          step={multiple}
          fallback={line.quantity}
          busy={line.busy}
          describedBy={noteId}
          fieldRef={fieldRef}
          onEntry={changeEntry}
          onEnter={() => void goOn()}
          onEscape={revert}
          onLeave={commit}
        />
      </span>
      <QuantityMessage id={noteId} entry={entry} />
    </>
  )
}
