import { useWords } from '../../words'
import { countriesWords } from '../../words/generated/countries'

/** Where the shop delivers, as the contract spells it (Specification (shopping), address form). */
export type CountryCode = 'se' | 'no' | 'dk' | 'fi' | 'us' | 'gb' | 'de'

/** Says a country's name in the reader's language. */
export function useCountryName(): (code: CountryCode) => string {
  const t = useWords(countriesWords)
  return (code) => t(`name.${code}`)
}
