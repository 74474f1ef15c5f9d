import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'

export interface QuantityNoteProps {
  entry: NumberEntry
  /** Error message for an invalid quantity; "Please select a valid quantity." by default. */
  invalidText?: string
}

/** A message about a quantity: why it is refused, or what it was changed to. In a live region. */
export function QuantityNote({ entry: { value, note }, invalidText }: QuantityNoteProps) {
  const t = useWords(catalogWords)
  if (note === 'wrong') {
    return <span className="font-medium text-critical">{invalidText ?? t('invalidQuantity')}</span>
  }
  return note === 'corrected' && <span className="font-medium">{t('quantityChanged', { quantity: value ?? 0 })}</span>
}
