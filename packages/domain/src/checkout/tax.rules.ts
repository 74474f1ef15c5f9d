/** Where the shop delivers (Specification (shopping) §5). */
export type CountryCode = 'se' | 'no' | 'dk' | 'fi' | 'us' | 'gb' | 'de'

/** How a product is taxed: foodstuffs have a rate of their own in most countries. */
export type TaxClass = 'food' | 'standard'

/**
 * Value added tax in percent, by country of delivery and product class: the one table of the shop.
 *
 * - Sweden: mervärdesskattelagen (2023:200), chapter 9; the permanent rate for food, not the temporary one of 2026–2027
 * - Norway: Stortinget's yearly vedtak om merverdiavgift, general rate and rate for foodstuffs
 * - Denmark: momsloven § 33, one rate
 * - Finland: arvonlisäverolaki 84 § and 85 §
 * - Germany: Umsatzsteuergesetz § 12
 * - United Kingdom: Value Added Tax Act 1994, section 2 and schedule 8 group 1 (food, zero-rated)
 * - United States: export, free of value added tax
 */
const rates: Readonly<Record<CountryCode, Readonly<Record<TaxClass, number>>>> = {
  se: { food: 12, standard: 25 },
  no: { food: 15, standard: 25 },
  dk: { food: 25, standard: 25 },
  fi: { food: 14, standard: 25.5 },
  de: { food: 7, standard: 19 },
  gb: { food: 0, standard: 20 },
  us: { food: 0, standard: 0 },
}

/** The rate in percent for goods of a class delivered to a country. */
export function taxRate(country: CountryCode, taxClass: TaxClass): number {
  return rates[country][taxClass]
}

/** The rate in percent on shipping: the country's standard rate, whatever the goods are. */
export function shippingTaxRate(country: CountryCode): number {
  return rates[country].standard
}
