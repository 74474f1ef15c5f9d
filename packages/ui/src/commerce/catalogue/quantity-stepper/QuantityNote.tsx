import type { OrderRule } from '@skafferi/domain/rules/quantity/order-rule'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

export interface QuantityNoteProps {
  entry: NumberEntry
  /** The quantities that an error names; by default it is "Please select a valid quantity." */
  rule?: OrderRule
  /** Replaces the error for an invalid quantity. */
  invalidText?: string
}

/** A message about a quantity: why it is refused, or what it was changed to. In a live region. */
export function QuantityNote({ entry: { value, note }, rule, invalidText }: QuantityNoteProps) {
  const t = useWords(catalogWords)
  if (note === 'wrong') {
    const text = rule ? t('quantityRange', rule) : t('invalidQuantity')
    return <span className="font-medium text-critical">{invalidText ?? text}</span>
  }
  return note === 'corrected' && <span className="font-medium">{t('quantityChanged', { quantity: value ?? 0 })}</span>
}
