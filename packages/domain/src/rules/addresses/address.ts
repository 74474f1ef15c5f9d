import type { CountryCode } from '../tax/tax-rates'

/** The fields of an address in the contract; empty fields are null. */
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

/** A formatted postal address. */
export interface PrintedAddressView {
  /** Name, company, street, postal code and city, as on a parcel label, without the country's name. */
  lines: readonly string[]
  countryCode: string
  /** Phone number for questions about the delivery, not part of the postal address. Null if none was given. */
  phone: string | null
}

/** Formats an address and omits empty fields. */
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

/** Formats an address that is shown below the company's legal name, and does not repeat this name. */
export function toBillingAddressView(address: AddressParts, legalName: string | undefined): PrintedAddressView {
  return toPrintedAddressView(address.company === legalName ? { ...address, company: null } : address)
}
