import type { CountryCode } from './tax-rates.rules'

/** Countries whose addresses name a province or state. In the others postal code and city are enough. */
export const provinceCountries: readonly CountryCode[] = ['us']

/** True if an address needs a province; also before the country is known (Specification (shopping) §5). */
export function needsProvince(country: string): boolean {
  return country === '' || provinceCountries.some((code) => code === country)
}
