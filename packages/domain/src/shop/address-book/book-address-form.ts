import type { components, FieldFault } from '@skafferi/api'
import { addressRequestLimits, storeAddressRequestLimits } from '@skafferi/api/limits'
import { addressLimits, checkAddress, emptyAddress, toAddressFaults, toAddressRequest } from '../checkout'
import type { AddressFault, AddressFaults, AddressLimits, AddressValues, StoredAddressView } from '../checkout'
import { shape } from '../../rules/json/schema'
import { trimText } from '../../rules/text/typed-text'

/** The values of an entry's form: an empty string for a field without input. */
export interface BookAddressValues extends AddressValues {
  /** The company's name for the address. */
  name: string
  reception_hours: string
}

/** Errors of the form, by field. */
export type BookAddressFaults = AddressFaults & Partial<Record<'name' | 'reception_hours', AddressFault>>

/** Maximum length of each field, in characters. */
export type BookAddressLimits = AddressLimits & Record<'name' | 'reception_hours', number>

/** Maximum length of each field in characters, from the contract. */
export const bookAddressLimits: BookAddressLimits = {
  ...addressLimits,
  name: storeAddressRequestLimits.name.maxLength,
  reception_hours: addressRequestLimits.reception_hours.maxLength,
}

const emptyEntry: BookAddressValues = { ...emptyAddress, name: '', reception_hours: '' }

/** Schema of a stored draft of the form. */
export const isBookAddress = shape<BookAddressValues>(emptyEntry)

/** Returns the initial values of a new entry. */
export const toNewBookAddress = (address: AddressValues, receptionHours = ''): BookAddressValues => ({
  ...address,
  name: '',
  reception_hours: receptionHours,
})

/** Returns the form's values of a stored address. */
export const toBookAddressValues = ({ values, name, receptionHours }: StoredAddressView): BookAddressValues => ({
  ...values,
  name,
  reception_hours: receptionHours ?? '',
})

/** Validates the form; each field is trimmed first. */
export function checkBookAddress(values: BookAddressValues): BookAddressFaults {
  const faults: BookAddressFaults = checkAddress(values)
  const name = trimText(values.name)
  if (name === '') faults.name = 'required'
  else if (name.length > bookAddressLimits.name) faults.name = 'too_long'
  if (trimText(values.reception_hours).length > bookAddressLimits.reception_hours) faults.reception_hours = 'too_long'
  return faults
}

/** Creates the request; undefined if the shop does not deliver to the country. */
export function toBookAddressRequest(
  values: BookAddressValues,
): components['schemas']['StoreAddressRequest'] | undefined {
  const address = toAddressRequest(values)
  return (
    address && {
      name: trimText(values.name),
      address: { ...address, reception_hours: trimText(values.reception_hours) },
    }
  )
}

/** Returns the errors of a refusal's fields. Fields of the address have the prefix `address.`. */
export function toBookAddressFaults(fields: Readonly<Record<string, FieldFault>>): BookAddressFaults {
  const named = Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field.replace(/^address\./, ''), text]),
  )
  return { ...toAddressFaults(named), ...('name' in named ? { name: 'invalid' } : {}) }
}
