import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import { useWords } from '../../../words'
import { countriesWords } from '../../../words/generated/countries'

/** Returns a country's name in the user's language. */
export function useCountryName(): (code: CountryCode) => string {
  const t = useWords(countriesWords)
  return (code) => t(`name.${code}`)
}
