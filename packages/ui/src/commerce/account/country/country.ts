import { useLocale, useWords } from '../../../words'
import { countriesWords, type CountriesWords } from '../../../words/generated/countries'

/** Returns a country's name in the user's language, by its code: of the catalogue, or else of the browser. */
export function useCountryName(): (code: string) => string {
  const t = useWords(countriesWords)
  const locale = useLocale()
  return (code) => {
    const key = `name.${code}` as keyof CountriesWords
    if (Object.hasOwn(countriesWords.messages, key)) return t(key)
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code
  }
}
