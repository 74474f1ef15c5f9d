import type { CountryCode } from '../checkout/tax-rates.rules'

/** The parts of an address, as the contract names them; what was left empty is null. */
interface AddressParts {
  first_name: string
  last_name: string
  company: string | null
  address_1: string
  address_2: string | null
  postal_code: string
  city: string
  province: string
  country_code: CountryCode
  phone: string | null
}

/** An address to print. */
export interface PrintedAddressView {
  /** As they stand on a parcel: name, company, street, postal code and city; without the country's name. */
  lines: readonly string[]
  countryCode: CountryCode
  /** Who may be called about it; no part of the postal address. Null if none was given. */
  phone: string | null
}

/** An address to print, without what was left empty. */
export function toPrintedAddressView(address: AddressParts): PrintedAddressView {
  const { first_name, last_name, company, address_1, address_2, postal_code, city, province, phone } = address
  const place = [`${postal_code} ${city}`, province].filter(Boolean).join(', ')
  const lines = [`${first_name} ${last_name}`, company, address_1, address_2, place]
  return {
    lines: lines.filter((line): line is string => Boolean(line)),
    countryCode: address.country_code,
    phone: phone || null,
  }
}

/** An address to print below the legal name of its company, which it does not repeat. */
export function toBillingAddressView(address: AddressParts, legalName: string | undefined): PrintedAddressView {
  return toPrintedAddressView(address.company === legalName ? { ...address, company: null } : address)
}
