import type { MessageParams } from '../text/messages'

/**
 * The values of a refusal or fault as its sentence shows them: amounts with their currency, countries by name, classes
 * as words: "soft_drink" is "Soft drink".
 * @param locale BCP 47 tag
 */
export function toMessageValues({ currency_code: currency, ...params }: MessageParams, locale: string): MessageParams {
  const values: Record<string, string | number> = { ...params }
  if (typeof currency === 'string') {
    const currencyDisplay = currency === 'usd' ? 'narrowSymbol' : 'symbol'
    const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    for (const name of ['minimum', 'missing']) {
      if (typeof values[name] === 'number') values[name] = amounts.format(values[name])
    }
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
