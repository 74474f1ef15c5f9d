import type { RateSum } from '@skafferi/domain/rules/tax/tax-sums'
import { mailWords } from '../../words/mail-words'
import { formatMoney, formatPercent } from '../format'

/** Returns the name of a VAT rate's row, e.g. "VAT 25% on €94.25": lines are rounded separately, so "of" may not add up. */
export function rateName(rate: RateSum, currency: string, locale: string): string {
  const values = { percent: formatPercent(rate.percent, locale), net: formatMoney(rate.net, currency, locale) }
  return mailWords('order.vat', values)
}
