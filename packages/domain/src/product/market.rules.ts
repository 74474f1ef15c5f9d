import type { CountryCode } from '../checkout/tax-rates.rules'

/**
 * Whether a product may be delivered to a country.
 * @param allowed the countries that it may be delivered to; null where the law of none keeps it out
 */
export function isDeliverableTo(allowed: readonly CountryCode[] | null, country: CountryCode): boolean {
  return allowed?.includes(country) ?? true
}
