import { useId, useState } from 'react'
import type { ProductView } from '@skafferi/domain/shop/product/views'
import { Button } from '../../../components/actions/button'
import { ChipButton } from '../../../components/content/chip'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import type { EntryNote } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'
import { LargerQuantity } from '../../prices-and-stock/larger-quantity'
import { LazyCartonStack } from '../carton-stack'
import { QuantityNote, QuantityStepper } from '../quantity-stepper'
import { quantityFieldId } from './missing-choice'
import { useRefusalText } from './use-refusal-text'

export interface QuantityChoiceProps {
  purchase: Pick<
    ProductView,
    | 'id'
    | 'mode'
    | 'stock'
    | 'quantity'
    | 'inCart'
    | 'quantityRefusal'
    | 'minimum'
    | 'bulkMinimum'
    | 'carton'
    | 'quickQuantities'
    | 'larger'
    | 'unit'
  >
  /** True if a press was refused because of the quantity. */
  refused: boolean
  onQuantityChange: (event: { quantity: number | null }) => void
  /** Enter was pressed in the field. */
  onEnter: () => void
}

/**
 * The quantity: a stepper, shortcuts to useful quantities, the cartons it makes, and in bulk mode the minimum. Errors
 * replace the minimum in a reserved space, so that the buttons below do not move.
 */
export function QuantityChoice({ purchase, refused, onQuantityChange, onEnter }: QuantityChoiceProps) {
  const t = useWords(productWords)
  const fieldId = quantityFieldId(purchase)
  const noteId = useId()
  const cartonId = useId()
  const [entryNote, setEntryNote] = useState<EntryNote>(null)
  const { mode, quantity, inCart, quantityRefusal, minimum, carton, larger, quickQuantities, stock, unit } = purchase
  const left = (stock.limit ?? 0) - inCart
  const isAboveStock = quantityRefusal === 'above_stock'
  const isInvalid = refused || isAboveStock || (entryNote === 'wrong' && quantityRefusal !== null)
  const entry = { value: quantity, note: isInvalid ? 'wrong' : entryNote === 'corrected' ? entryNote : null } as const
  const refusalText = useRefusalText(purchase)

  function take(event: { quantity: number }) {
    setEntryNote(null)
    onQuantityChange(event)
    document.getElementById(fieldId)?.focus()
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={fieldId} className="cursor-default text-sm font-medium">
          {t('quantity')}
        </label>
        {carton !== null && (
          <span id={cartonId} className="num text-xs text-ink-muted">
            {t('inCarton', { count: carton })}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-40 max-w-full">
          <QuantityStepper
            {...stock.orderRule}
            id={fieldId}
            width="full"
            entry={entry}
            minimum={minimum}
            describedBy={carton === null || entry.note !== null ? noteId : `${cartonId} ${noteId}`}
            onEntry={({ value, note }) => {
              setEntryNote(note)
              if (value !== quantity) onQuantityChange({ quantity: value })
            }}
            onEnter={onEnter}
          />
        </span>
        {quickQuantities.length > 0 && (
          <span role="group" aria-label={t('quickQuantities')} className="num flex flex-wrap gap-1">
            {quickQuantities.map((pieces) => (
              <ChipButton
                key={pieces}
                label={t('pieces', { count: pieces })}
                pressed={pieces === quantity}
                onPress={() => {
                  setEntryNote(null)
                  onQuantityChange({ quantity: pieces })
                }}
              />
            ))}
          </span>
        )}
      </div>
      {carton !== null && (
        <div className="min-h-9">
          {quantity !== null && quantity > 0 && !isAboveStock && (
            <LazyBoundary>
              <LazyCartonStack quantity={quantity} carton={carton} unit={unit} />
            </LazyBoundary>
          )}
        </div>
      )}
      <div className="flex items-center gap-1 text-xs text-ink-muted">
        <p id={noteId} aria-live="polite" className="min-h-[1lh]">
          {entry.note === null ? (
            mode === 'bulk' && refusalText('below_bulk_minimum')
          ) : (
            <QuantityNote entry={entry} invalidText={refusalText(quantityRefusal ?? 'invalid_quantity')} />
          )}
        </p>
        {larger && (
          <span className="-my-2">
            <LargerQuantity larger={larger} onTake={take} />
          </span>
        )}
        {isAboveStock && left >= minimum && (
          <span className="num -my-2">
            <Button variant="quiet" size="sm" aria-describedby={noteId} onPress={() => take({ quantity: left })}>
              {t('takeStock', { left })}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
