import { cached } from './cached'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const numbers = cached((locale) => new Intl.NumberFormat(locale))
const ratings = cached((locale) => new Intl.NumberFormat(locale, oneDecimal))
const percents = cached((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const grams = cached((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram' }))

/** A count, such as "1,240". */
export function formatNumber(value: number, locale: string): string {
  return numbers(locale).format(value)
}

/** A rating with its one decimal, such as "4.0". */
export function formatRating(value: number, locale: string): string {
  return ratings(locale).format(value)
}

/** A percentage given as people say it: 15 becomes "15%". */
export function formatPercent(percent: number, locale: string): string {
  return percents(locale).format(percent / 100)
}

/** Milligrams, such as "9 mg"; of several the least and the most, "4–10 mg". */
export function formatMilligrams(amounts: readonly [number, ...number[]], locale: string): string {
  const ends = [...new Set([Math.min(...amounts), Math.max(...amounts)])]
  return `${ends.map((amount) => formatNumber(amount, locale)).join('–')}\u00A0mg`
}

/** A weight, such as "1,240 g". */
export function formatGrams(weight: number, locale: string): string {
  return grams(locale).format(weight)
}
