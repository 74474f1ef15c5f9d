import { currencyDisplayOf } from '../pricing/money'
import type { MessageParams } from '../text/messages'

/** The amounts among the values of a refusal that has a currency. */
const amountNames = ['minimum', 'missing', 'left', 'price']

/** A price as the store writes it: "2.10 EUR". */
const writtenPrice = /^(\d+\.\d\d) ([A-Z]{3})$/

function formatAmount(amount: number, currency: string, locale: string): string {
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(amount)
}

/**
 * The values of a refusal or fault as its sentence shows them: amounts with their currency, countries by name, classes
 * as words: "soft_drink" is "Soft drink".
 * @param locale BCP 47 tag
 */
export function toMessageValues({ currency_code: code, ...params }: MessageParams, locale: string): MessageParams {
  const values: Record<string, string | number> = { ...params }
  const currency = code ?? params.currency
  for (const [name, value] of Object.entries(params)) {
    const [, amount, unit] = writtenPrice.exec(String(value)) ?? []
    if (amount !== undefined && unit !== undefined) values[name] = formatAmount(Number(amount), unit, locale)
    if (typeof currency === 'string' && typeof value === 'number' && amountNames.includes(name))
      values[name] = formatAmount(value, currency, locale)
  }
  if (typeof values.country === 'string') {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    values.country = names.of(values.country.toUpperCase()) ?? values.country
  }
  if (typeof values.classes === 'string')
    values.classes = values.classes
      .replaceAll('_', ' ')
      .replace(/(?<=^|, )\p{Letter}/gu, (letter) => letter.toUpperCase())
  return values
}
