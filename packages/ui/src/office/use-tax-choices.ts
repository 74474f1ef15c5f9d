import type { HomeTaxRates } from '@skafferi/domain/office/views'
import { useWords } from '../words'
import { officeTaxWords } from '../words/generated/office-tax'

const TAXES = ['food', 'confectionery', 'soft_drink', 'nicotine', 'standard'] as const

/**
 * The tax classes to choose from, each with its VAT rate in the seller's country and since when it applies, if `rates`
 * are known.
 */
export function useTaxChoices(rates: HomeTaxRates | null) {
  const t = useWords(officeTaxWords)
  return TAXES.map((value) => {
    const name = t(`class.${value}`)
    if (!rates) return { value, label: name }
    const rate = { name, percent: rates.percents[value], country: rates.country }
    const since = rates.since[value]
    return { value, label: since === undefined ? t('withRate', rate) : t('withRateSince', { ...rate, since }) }
  })
}
