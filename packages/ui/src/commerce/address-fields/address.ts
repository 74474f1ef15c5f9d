/** The parts of an address, in the contract's names (Specification (shopping), address). */
export type AddressField =
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'postal_code'
  | 'city'
  | 'province'
  | 'country_code'
  | 'phone'

/** Every part of an address as text; what is not given is empty. */
export type AddressValues = Record<AddressField, string>

/** What is wrong with a part of an address. */
export type AddressFault = 'required' | 'too_long' | 'invalid'

/** The faults of an address; empty where there is none. */
export type AddressFaults = Partial<Record<AddressField, AddressFault>>

/** The most characters each part may have, from the contract; a part left out has no limit. */
export type AddressLimits = Partial<Record<AddressField, number>>

/** Where goods go, or where the invoice goes. */
export type AddressKind = 'shipping' | 'billing'

/** The parts in the order they are asked for. */
export const addressFields: readonly AddressField[] = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
  'phone',
]

/** An address of which nothing is known yet. */
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
