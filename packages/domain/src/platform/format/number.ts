import { cached } from './cached'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const numbers = cached((locale) => new Intl.NumberFormat(locale))
const ratings = cached((locale) => new Intl.NumberFormat(locale, oneDecimal))
const percents = cached((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const grams = cached((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram' }))

/** Formats a number, e.g. "1,240". */
export function formatNumber(value: number, locale: string): string {
  return numbers(locale).format(value)
}

/** Formats a rating with one decimal, e.g. "4.0". */
export function formatRating(value: number, locale: string): string {
  return ratings(locale).format(value)
}

/** Formats a percentage, e.g. "15%" for 15. */
export function formatPercent(percent: number, locale: string): string {
  return percents(locale).format(percent / 100)
}

/** Formats milligrams, e.g. "9 mg"; several values as a range, e.g. "4–10 mg". */
export function formatMilligrams(amounts: readonly [number, ...number[]], locale: string): string {
  const ends = [...new Set([Math.min(...amounts), Math.max(...amounts)])]
  return `${ends.map((amount) => formatNumber(amount, locale)).join('–')}\u00A0mg`
}

/** Formats a weight in grams, e.g. "1,240 g". */
export function formatGrams(weight: number, locale: string): string {
  return grams(locale).format(weight)
}
