import { cached } from './cached'

const names = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const lists = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** Returns the name of a country code, e.g. "Norway" for "no"; the code itself if it is unknown. */
export function formatCountry(code: string, locale: string): string {
  return names(locale).of(code.toUpperCase()) ?? code
}

/** Joins texts by the rules of the language, e.g. "A, B and C". Empty if there are none. */
export function formatList(parts: readonly string[], locale: string): string {
  return lists(locale).format(parts)
}

/** Lists the names of country codes in alphabetical order, e.g. "Germany and Norway". */
export function formatCountries(codes: readonly string[], locale: string): string {
  const named = codes.map((code) => formatCountry(code, locale)).toSorted(new Intl.Collator(locale).compare)
  return formatList(named, locale)
}
