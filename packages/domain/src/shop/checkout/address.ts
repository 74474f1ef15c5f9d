import type { Address, AddressRequest, FieldFault } from '@skafferi/api'
import { addressRequestLimits as limits, countryCodeValues } from '@skafferi/api/limits'
import { shape } from '../../rules/json/schema'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { cleanPostalCode, isPostalCodeOf } from '../../rules/addresses/postal-code'
import { needsProvince } from '../../rules/addresses/province'
import type { CountryCode } from '../../rules/tax/tax-rates'

/** An address as form values: every field is a string, empty if it has no value. */
export interface AddressValues {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  postal_code: string
  city: string
  province: string
  country_code: string
  phone: string
}

/** A field of an address. */
export type AddressField = keyof AddressValues

/** The fault of an address field. */
export type AddressFault = 'required' | 'too_long' | 'invalid'

/** The faults of an address by field; empty if it is valid. */
export type AddressFaults = Partial<Record<AddressField, AddressFault>>

/** Maximum length of each field; the country is a choice. */
export type AddressLimits = Record<Exclude<AddressField, 'country_code'>, number>

/** An empty address. */
export const emptyAddress: AddressValues = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  postal_code: '',
  city: '',
  province: '',
  country_code: '',
  phone: '',
}

/** Schema of a stored address. */
export const isAddressValues = shape<AddressValues>(emptyAddress)

/** All fields of an address, in display order. */
const addressFields = Object.keys(emptyAddress) as AddressField[]

/** Maximum length of each field, from the contract. */
export const addressLimits = Object.fromEntries(
  addressFields.flatMap((field) => (field === 'country_code' ? [] : [[field, limits[field].maxLength]])),
) as AddressLimits

const phoneFormat = new RegExp(limits.phone.pattern, 'u')

const isCountry = (code: string): code is CountryCode => countryCodeValues.some((country) => country === code)

const identifiers: readonly AddressField[] = ['postal_code', 'phone']

/** Normalizes a field for checking and sending. */
function valueOf(field: AddressField, values: AddressValues): string {
  const { country_code: country } = values
  if (field === 'postal_code' && isCountry(country)) return cleanPostalCode(country, values[field])
  return identifiers.includes(field) ? cleanIdentifier(values[field]) : trimText(values[field])
}

function checkField(field: AddressField, value: string): AddressFaults[AddressField] {
  if (field === 'country_code') {
    if (value === '') return 'required'
    return isCountry(value) ? undefined : 'invalid'
  }
  const limit = limits[field]
  if ('minLength' in limit && value === '') return 'required'
  if (value.length > limit.maxLength) return 'too_long'
  return field === 'phone' && !phoneFormat.test(value) ? 'invalid' : undefined
}

/** Returns the faults of an address, each field trimmed (Specification (shopping) §5); empty if it is valid. */
export function checkAddress(values: AddressValues): AddressFaults {
  const errors: AddressFaults = {}
  for (const field of addressFields) {
    const error = checkField(field, valueOf(field, values))
    if (error) errors[field] = error
  }
  const { country_code: country, postal_code: code, province } = values
  if (!trimText(province) && needsProvince(country)) errors.province = 'required'
  if (!errors.postal_code && isCountry(country) && !isPostalCodeOf(country, code)) errors.postal_code = 'invalid'
  return errors
}

/**
 * Returns the address to send: trimmed, without empty fields. Undefined if the shop does not deliver to the country,
 * which `checkAddress` reports.
 */
export function toAddressRequest(values: AddressValues): AddressRequest | undefined {
  const country_code = values.country_code.trim()
  if (!isCountry(country_code)) return undefined
  const text = (field: AddressField) => valueOf(field, values)
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    address_1: text('address_1'),
    address_2: text('address_2') || undefined,
    city: text('city'),
    province: text('province') || undefined,
    country_code,
    postal_code: text('postal_code'),
    phone: text('phone') || undefined,
    company: text('company') || undefined,
  }
}

/** Returns the errors of a refusal's fields. */
export function toAddressFaults(fields: Readonly<Record<string, FieldFault>>): AddressFaults {
  return Object.fromEntries(addressFields.filter((field) => field in fields).map((field) => [field, 'invalid']))
}

/** Returns the form values of a stored address. */
export function toAddressValues(address: Address): AddressValues {
  return {
    first_name: address.first_name,
    last_name: address.last_name,
    address_1: address.address_1,
    address_2: address.address_2 ?? '',
    city: address.city,
    province: address.province,
    country_code: address.country_code,
    postal_code: address.postal_code,
    phone: address.phone ?? '',
    company: address.company ?? '',
  }
}

/** Returns a key of the address, regardless of case and outer spaces. */
export function addressKey(values: AddressValues): string {
  return addressFields.map((field) => valueOf(field, values).toLowerCase()).join('|')
}

/** True if two addresses are the same. */
export function isSameAddress(a: Address, b: Address): boolean {
  return addressKey(toAddressValues(a)) === addressKey(toAddressValues(b))
}
