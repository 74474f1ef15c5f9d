import { useId } from 'react'
import { NumberInput } from '../../components/number-stepper'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import type { CartLineProps } from './line'
import { LineNote } from './LineNote'
import type { LineEntry } from './use-line-quantity'

export interface LineQuantityProps extends Pick<CartLineProps, 'line' | 'maxQuantity'> {
  quantity: LineEntry
}

/** Goes from a line's field to that of the next line, as in a spreadsheet. Returns whether there is one. */
function goToNextLine(field: HTMLElement | null): boolean {
  let next = field?.closest('[data-line]')?.nextElementSibling
  while (next instanceof HTMLElement && next.hidden) next = next.nextElementSibling
  const input = next?.querySelector('input')
  input?.focus()
  return input instanceof HTMLInputElement
}

/**
 * A line's quantity, to be read and to be typed over. Enter sets it and goes on to the next line. What is to be said
 * about it stands below the whole line, where there is room for words.
 */
export function LineQuantity({ line, maxQuantity, quantity }: LineQuantityProps) {
  const t = useWords(cartWords)
  const noteId = useId()
  const { entry, fieldRef, take, settle } = quantity
  const isRight = entry.value !== null && entry.value >= 1 && entry.value <= maxQuantity

  return (
    <>
      <span className="w-18 min-w-0 in-[tr]:w-auto print:text-end">
        <NumberInput
          label={t('line.quantityOf', { title: line.name })}
          entry={entry}
          min={1}
          max={maxQuantity}
          fallback={line.quantity}
          busy={line.busy}
          describedBy={noteId}
          fieldRef={fieldRef}
          onEntry={take}
          // Where the focus goes on, leaving the field is what sets it.
          onEnter={() => (isRight && goToNextLine(fieldRef.current)) || settle()}
          onLeave={settle}
        />
      </span>
      <LineNote id={noteId} entry={entry} />
    </>
  )
}
