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

const named = cached((key) => {
  const [locale, currency = ''] = key.split(' ')
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
})

/** Returns a currency's name as amounts are spoken of, e.g. "euros". @param currency ISO 4217, in any case */
export function currencyName(currency: string, locale: string): string {
  const parts = named(`${locale} ${currency}`).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
}

/** Formats an amount in a sentence or as a limit, with cents only if they are not zero, e.g. "€140" or "€12.50". */
export function formatRoundMoney(amount: Minor, currency: string, locale: string): string {
  return withoutEmptyCents(`${locale} ${currency}`).format(toMajor(amount))
}
