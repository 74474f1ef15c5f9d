import { useLocale } from '../../../words'

/** Returns a country's name in the user's language, by its ISO 3166 code. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return (code) => names.of(code.toUpperCase()) ?? code
}
