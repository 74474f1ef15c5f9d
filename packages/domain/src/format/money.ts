import { cached } from './cached'
import { currencyDisplayOf, toMajor, type Minor } from './money.rules'

const withCents = cached((key) => money(key, 'auto'))
const withoutEmptyCents = cached((key) => money(key, 'stripIfInteger'))

function money(key: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const [locale, currency = ''] = key.split(' ')
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay })
}

/**
 * An amount with its cents, such as "€1,284.60".
 * @param currency ISO code in any case, as documents carry it
 */
export function formatMoney(amount: Minor, currency: string, locale: string): string {
  return withCents(`${locale} ${currency}`).format(toMajor(amount))
}

/** An amount in running text or as a bound: cents only where there are any, such as "€140" or "€12.50". */
export function formatRoundMoney(amount: Minor, currency: string, locale: string): string {
  return withoutEmptyCents(`${locale} ${currency}`).format(toMajor(amount))
}
