import type { components } from '@skafferi/api'
import { addressRequestLimits, storeAddressRequestLimits } from '@skafferi/api/limits'
import { addressLimits, checkAddress, emptyAddress, toAddressFaults, toAddressRequest } from '../checkout'
import type { AddressFault, AddressFaults, AddressLimits, AddressValues, StoredAddressView } from '../checkout'
import { readValues } from '../draft'
import { trimText } from '../format/typed-text.rules'

/** A stored address as a form holds it: every field a text, empty where nothing was entered. */
export interface BookAddressValues extends AddressValues {
  /** What the company calls the place. */
  name: string
  reception_hours: string
}

/** What is wrong with a stored address, by field. */
export type BookAddressFaults = AddressFaults & Partial<Record<'name' | 'reception_hours', AddressFault>>

/** How many characters each field takes. */
export type BookAddressLimits = AddressLimits & Record<'name' | 'reception_hours', number>

/** How many characters each field takes, by the contract. */
export const bookAddressLimits: BookAddressLimits = {
  ...addressLimits,
  name: storeAddressRequestLimits.name.maxLength,
  reception_hours: addressRequestLimits.reception_hours.maxLength,
}

const emptyPlace: BookAddressValues = { ...emptyAddress, name: '', reception_hours: '' }

/** A place that was typed and not saved; null if it is none. */
export const parseStoredBookAddress = (kept: unknown): BookAddressValues | null => readValues(emptyPlace, kept)

/** The initial values of a new entry of the address book. */
export const toNewBookAddress = (address: AddressValues, receptionHours = ''): BookAddressValues => ({
  ...address,
  name: '',
  reception_hours: receptionHours,
})

/** A stored address to change. */
export const toBookAddressValues = ({ values, name, receptionHours }: StoredAddressView): BookAddressValues => ({
  ...values,
  name,
  reception_hours: receptionHours ?? '',
})

/** What is wrong with a place, each field checked after trimming. */
export function checkBookAddress(values: BookAddressValues): BookAddressFaults {
  const faults: BookAddressFaults = checkAddress(values)
  const name = trimText(values.name)
  if (name === '') faults.name = 'required'
  else if (name.length > bookAddressLimits.name) faults.name = 'too_long'
  if (trimText(values.reception_hours).length > bookAddressLimits.reception_hours) faults.reception_hours = 'too_long'
  return faults
}

/** The place to send; undefined if its country is none the shop delivers to. */
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

/** The fields a refusal names; those of the address stand below `address`. */
export function toBookAddressFaults(fields: Readonly<Record<string, string>>): BookAddressFaults {
  const named = Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field.replace(/^address\./, ''), text]),
  )
  return { ...toAddressFaults(named), ...('name' in named ? { name: 'invalid' } : {}) }
}
