import { cached } from './cached'

const names = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const lists = {
  and: cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: cached((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
}

/** Returns the name of a country code, e.g. "Norway" for "no"; the code itself if it is unknown. */
export function formatCountry(code: string, locale: string): string {
  return names(locale).of(code.toUpperCase()) ?? code
}

/** Joins texts by the rules of the language, e.g. "A, B and C", or "A, B or C". Empty if there are none. */
export function formatList(parts: readonly string[], locale: string, joint: keyof typeof lists = 'and'): string {
  return lists[joint](locale).format(parts)
}

/** Lists the names of country codes in alphabetical order, e.g. "Germany and Norway", or "Germany or Norway". */
export function formatCountries(codes: readonly string[], locale: string, joint?: keyof typeof lists): string {
  const named = codes.map((code) => formatCountry(code, locale)).toSorted(new Intl.Collator(locale).compare)
  return formatList(named, locale, joint)
}
