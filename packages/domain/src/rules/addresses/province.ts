import type { CountryCode } from '../tax/tax-rates'

/** Countries whose addresses require a province or state. */
export const provinceCountries: readonly CountryCode[] = ['us']

/** True if an address needs a province; also before the country is known (Specification (shopping) §5). */
export function needsProvince(country: string): boolean {
  return country === '' || provinceCountries.some((code) => code === country)
}
