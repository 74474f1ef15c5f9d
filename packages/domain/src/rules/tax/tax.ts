import { taxRate, taxRateRows, type CountryCode, type TaxClass } from './tax-rates'
import { isUnionVatId, vatIdCountry } from './vat-id'

/** How an order is taxed. */
type TaxTreatment = 'domestic' | 'registered_abroad' | 'intra_eu' | 'export'

/** Code of the reason. Pages and e-mails have a text for each. */
export type TaxExplanation = TaxTreatment | 'vat_id_missing' | 'vat_id_unconfirmed'

/** The seller and its VAT registrations. */
export interface Seller {
  country: CountryCode
  /** Its VAT numbers: of its own country, and of each other country it is registered in. */
  vatIds: readonly string[]
}

/** The seller of the demo shop, and the default: Swedish, not registered in other countries. */
export const defaultSeller: Seller = { country: 'se', vatIds: ['SE559000000101'] }

/** The input of a tax decision. */
export interface TaxCase {
  seller: Seller
  /** The destination country. */
  country: CountryCode
  buyer: {
    /** Null if the company has none. */
    vatId: string | null
    /** True if the number is confirmed. */
    isValid: boolean
  }
  /** The date whose rules apply, "2026-11-20". */
  date: string
}

/** How and why an order is taxed, and the VAT numbers that apply. */
export interface TaxDecision {
  treatment: TaxTreatment
  explanation: TaxExplanation
  /** The country whose rates apply; null without tax. */
  ratesOf: CountryCode | null
  date: string
  /** The seller's number for this sale; null if it has none there. */
  sellerVatId: string | null
  /** Null if the company has none. */
  buyerVatId: string | null
}

/** Delivery countries in the European Union. */
const euCountries: ReadonlySet<CountryCode> = new Set(['se', 'dk', 'fi', 'de'])

/** Returns the seller's VAT number in a country; null if it has none there. */
export function sellerVatIdIn({ vatIds }: Pick<Seller, 'vatIds'>, country: CountryCode): string | null {
  return vatIds.find((vatId) => vatIdCountry(vatId) === country.toUpperCase()) ?? null
}

/** The countries in which the seller charges VAT: its own, then those it is registered in. */
export function taxedCountries(seller: Seller): CountryCode[] {
  const countries = [seller.country, ...taxRateRows.map(({ country }) => country)]
  return [...new Set(countries)].filter(
    (country) => country === seller.country || sellerVatIdIn(seller, country) !== null,
  )
}

/**
 * True if a number makes a sale to another member state exempt: it must be of the Union, and not of the country of
 * origin (Article 138 of Directive 2006/112/EC).
 */
function isOfAnotherMember(vatId: string | null, origin: CountryCode): boolean {
  return vatId !== null && isUnionVatId(vatId) && vatIdCountry(vatId) !== origin.toUpperCase()
}

function decide({ seller, country, buyer }: TaxCase): Pick<TaxDecision, 'treatment' | 'explanation' | 'ratesOf'> {
  const home = seller.country
  if (country === home) return { treatment: 'domestic', explanation: 'domestic', ratesOf: home }
  if (sellerVatIdIn(seller, country) !== null) {
    return { treatment: 'registered_abroad', explanation: 'registered_abroad', ratesOf: country }
  }
  if (!euCountries.has(home) || !euCountries.has(country))
    return { treatment: 'export', explanation: 'export', ratesOf: null }
  if (!isOfAnotherMember(buyer.vatId, home)) {
    return { treatment: 'domestic', explanation: 'vat_id_missing', ratesOf: home }
  }
  if (!buyer.isValid) return { treatment: 'domestic', explanation: 'vat_id_unconfirmed', ratesOf: home }
  return { treatment: 'intra_eu', explanation: 'intra_eu', ratesOf: null }
}

/** Decides the tax treatment of an order by seller, destination, buyer, and the rules of the day. */
export function taxDecision(taxCase: TaxCase): TaxDecision {
  const { seller, buyer, date } = taxCase
  const decided = decide(taxCase)
  return {
    ...decided,
    date,
    sellerVatId: sellerVatIdIn(seller, decided.ratesOf ?? seller.country),
    buyerVatId: buyer.vatId,
  }
}

/**
 * Returns the rate in percent for a class in an order with this treatment.
 * @throws RangeError if the table has none
 */
export function rateIn({ ratesOf, date }: Pick<TaxDecision, 'ratesOf' | 'date'>, taxClass: TaxClass): number {
  return ratesOf === null ? 0 : taxRate(ratesOf, taxClass, date)
}

/**
 * Returns the first day after a day on which goods of the classes have another rate.
 * @param window two calendar dates
 * @returns null if no such day is known up to the second one, or without tax
 */
export function rateChangeWithin(
  { ratesOf }: Pick<TaxDecision, 'ratesOf'>,
  classes: readonly TaxClass[],
  [from, to]: readonly [string, string],
): string | null {
  if (ratesOf === null) return null
  const starts = taxRateRows.flatMap((row) => (row.country === ratesOf && row.from !== null ? [row.from] : []))
  const within = starts.filter((day) => from < day && day <= to).sort()
  const isOther = (day: string) => classes.some((each) => taxRate(ratesOf, each, day) !== taxRate(ratesOf, each, from))
  return within.find(isOther) ?? null
}
