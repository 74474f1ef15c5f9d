import { currencyDisplayOf } from '../pricing/money'
import type { MessageParams } from '../text/messages'

/** A price as the store writes it: "2.10 EUR". */
const writtenPrice = /^\d{1,9}\.\d\d [A-Z]{3}$/

function formatAmount(amount: number, currency: string, locale: string): string {
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(amount)
}

/**
 * The values of a refusal to sellers with its amounts formatted: prices such as "2.10 EUR", and `left` and `price` if
 * it has a `currency`.
 * @param locale BCP 47 tag
 */
export function toOfficeValues(params: MessageParams, locale: string): MessageParams {
  const values: Record<string, string | number> = { ...params }
  const { currency } = params
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' && writtenPrice.test(value)) {
      const [amount, unit = ''] = value.split(' ')
      values[name] = formatAmount(Number(amount), unit, locale)
    } else if (typeof value === 'number' && typeof currency === 'string' && (name === 'left' || name === 'price'))
      values[name] = formatAmount(value, currency, locale)
  }
  return values
}
