import { cached } from './cached'

const names = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const lists = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** A country by its code, such as "Norway". */
export function formatCountry(code: string, locale: string): string {
  return names(locale).of(code.toUpperCase()) ?? code
}

/** Several things in one line, joined as the language does; empty where there are none. */
export function formatList(parts: readonly string[], locale: string): string {
  return lists(locale).format(parts)
}

/** Several countries by their codes, such as "Germany and Norway", in the order of their names. */
export function formatCountries(codes: readonly string[], locale: string): string {
  const named = codes.map((code) => formatCountry(code, locale)).toSorted(new Intl.Collator(locale).compare)
  return formatList(named, locale)
}
