import { cached } from './cached'

const names = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const lists = cached((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/** A country by its code, such as "Norway". */
export function formatCountry(code: string, locale: string): string {
  return names(locale).of(code.toUpperCase()) ?? code
}

/** Several countries by their codes, such as "Germany and Norway", in the order of their names. */
export function formatCountries(codes: readonly string[], locale: string): string {
  const named = codes.map((code) => formatCountry(code, locale)).toSorted(new Intl.Collator(locale).compare)
  return lists(locale).format(named)
}
