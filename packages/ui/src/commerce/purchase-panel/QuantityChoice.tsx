import { useId } from 'react'
import type { ProductView, PurchaseState } from '@skafferi/domain/product/views'
import { ChipButton } from '../../components/chip'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { QuantityStepper } from '../quantity-stepper'

export interface QuantityChoiceProps {
  purchase: Pick<ProductView, 'mode' | 'quantity' | 'minimum' | 'bulkMinimum' | 'quickQuantities'>
  refusal: PurchaseState['refusal']
  /** The element that says why the quantity was refused. */
  messageId: string
  onQuantityChange: (event: { quantity: number }) => void
}

/** How many pieces: the stepper, quantities worth a press, and in bulk mode the minimum. */
export function QuantityChoice({ purchase, refusal, messageId, onQuantityChange }: QuantityChoiceProps) {
  const t = useWords(productWords)
  const fieldId = useId()
  const hintId = useId()
  const { mode, quantity, minimum, bulkMinimum, quickQuantities } = purchase
  const isRefused = refusal === 'invalid_quantity' || refusal === 'below_bulk_minimum'
  const hasHint = mode === 'bulk' && refusal !== 'below_bulk_minimum'

  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={fieldId} className="cursor-default text-sm font-medium">
        {t('quantity')}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <span className="w-41 max-w-full">
          <QuantityStepper
            id={fieldId}
            width="full"
            quantity={quantity}
            minimum={minimum}
            invalid={isRefused}
            describedBy={isRefused ? messageId : hasHint ? hintId : undefined}
            onQuantityChange={onQuantityChange}
          />
        </span>
        {quickQuantities.length > 0 && (
          <span role="group" aria-label={t('quickQuantities')} className="num flex flex-wrap gap-1">
            {quickQuantities.map((pieces) => (
              <ChipButton
                key={pieces}
                label={t('pieces', { count: pieces })}
                pressed={pieces === quantity}
                onPress={() => onQuantityChange({ quantity: pieces })}
              />
            ))}
          </span>
        )}
      </div>
      {hasHint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {t('belowBulkMinimum', { minimum: bulkMinimum })}
        </p>
      )}
    </div>
  )
}
