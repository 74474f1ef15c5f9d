import { taxRate, taxRateRows, type CountryCode, type TaxClass } from './tax-rates.rules'
import { isUnionVatId, vatIdCountry } from './vat-id.rules'

/** How an order is taxed. */
type TaxTreatment = 'domestic' | 'registered_abroad' | 'intra_eu' | 'export'

/** Why it is: permanent names, of which pages and e-mails have the sentences. */
export type TaxExplanation = TaxTreatment | 'vat_id_missing' | 'vat_id_unconfirmed'

/** Who sells, and where it is registered for VAT. */
export interface Seller {
  country: CountryCode
  /** Its VAT numbers: that of its own country, and one for each other country it is registered in. */
  vatIds: readonly string[]
}

/** The seller of the demo shop, and of a shop that says nothing else: Swedish, and registered nowhere else. */
export const defaultSeller: Seller = { country: 'se', vatIds: ['SE559000000101'] }

/** What a treatment follows from. */
export interface TaxCase {
  seller: Seller
  /** Where the goods go. */
  country: CountryCode
  buyer: {
    /** Null where the company has given none. */
    vatId: string | null
    /** Whether goods may be sold on the strength of it. */
    isValid: boolean
  }
  /** The day whose law counts, "2026-11-20". */
  date: string
}

/** How an order is taxed, why, and by whose numbers. */
export interface TaxDecision {
  treatment: TaxTreatment
  explanation: TaxExplanation
  /** Whose rates hold; null where there is no tax on it. */
  ratesOf: CountryCode | null
  date: string
  /** The number it is sold under; null where the seller has none there. */
  sellerVatId: string | null
  /** Null where the company has given none. */
  buyerVatId: string | null
}

/** Of the countries the shop delivers to. Until when each of them is, nobody knows. */
const inUnion: ReadonlySet<CountryCode> = new Set(['se', 'dk', 'fi', 'de'])

function sellerVatIdIn({ vatIds }: Seller, country: CountryCode): string | null {
  return vatIds.find((vatId) => vatIdCountry(vatId) === country.toUpperCase()) ?? null
}

/**
 * Whether a number makes a sale from a country to another member state free of tax: it has to be one of the Union, and
 * not of the country that the goods leave (Article 138 of Directive 2006/112/EC).
 */
function isOfAnotherMember(vatId: string | null, leaving: CountryCode): boolean {
  return vatId !== null && isUnionVatId(vatId) && vatIdCountry(vatId) !== leaving.toUpperCase()
}

function decide({ seller, country, buyer }: TaxCase): Pick<TaxDecision, 'treatment' | 'explanation' | 'ratesOf'> {
  const home = seller.country
  if (country === home) return { treatment: 'domestic', explanation: 'domestic', ratesOf: home }
  if (sellerVatIdIn(seller, country) !== null) {
    return { treatment: 'registered_abroad', explanation: 'registered_abroad', ratesOf: country }
  }
  if (!inUnion.has(home) || !inUnion.has(country)) return { treatment: 'export', explanation: 'export', ratesOf: null }
  if (!isOfAnotherMember(buyer.vatId, home)) {
    return { treatment: 'domestic', explanation: 'vat_id_missing', ratesOf: home }
  }
  if (!buyer.isValid) return { treatment: 'domestic', explanation: 'vat_id_unconfirmed', ratesOf: home }
  return { treatment: 'intra_eu', explanation: 'intra_eu', ratesOf: null }
}

/** Decides how an order is taxed: by who sells, where the goods go, who buys, and the law of the day. */
export function taxDecision(given: TaxCase): TaxDecision {
  const { seller, buyer, date } = given
  const decided = decide(given)
  return {
    ...decided,
    date,
    sellerVatId: sellerVatIdIn(seller, decided.ratesOf ?? seller.country),
    buyerVatId: buyer.vatId,
  }
}

/**
 * The rate in percent for goods of a class in an order that is taxed so.
 * @throws RangeError where the table has none
 */
export function rateIn({ ratesOf, date }: Pick<TaxDecision, 'ratesOf' | 'date'>, taxClass: TaxClass): number {
  return ratesOf === null ? 0 : taxRate(ratesOf, taxClass, date)
}

/**
 * The first day after a day from which goods of the classes are taxed at another rate than on it.
 * @param window two calendar dates
 * @returns null where no such day is known up to the second one, and where there is no tax
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
