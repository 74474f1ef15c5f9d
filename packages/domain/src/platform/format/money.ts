import { cached } from './cached'
import { currencyDisplayOf, toMajor, type Minor } from '../../rules/pricing/money'

const withCents = cached((key) => money(key, 'auto'))
const withoutEmptyCents = cached((key) => money(key, 'stripIfInteger'))

function money(key: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  const [locale, currency = ''] = key.split(' ')
  const currencyDisplay = currencyDisplayOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay })
}

/**
 * Formats an amount with cents, e.g. "€1,284.60".
 * @param currency ISO 4217, in any case
 */
export function formatMoney(amount: Minor, currency: string, locale: string): string {
  return withCents(`${locale} ${currency}`).format(toMajor(amount))
}

/** Formats an amount in a sentence or as a limit, with cents only if they are not zero, e.g. "€140" or "€12.50". */
export function formatRoundMoney(amount: Minor, currency: string, locale: string): string {
  return withoutEmptyCents(`${locale} ${currency}`).format(toMajor(amount))
}
