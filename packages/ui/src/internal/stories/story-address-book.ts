import { countryCodeValues } from '@skafferi/api/limits'
import { bookAddressLimits } from '@skafferi/domain/shop/address-book'
import type { AddressBook, BookAddressForm } from '@skafferi/domain/shop/address-book/views'
import { provinceCountries, toStoredAddressView } from '@skafferi/domain/shop/checkout'
import { storedAddresses } from '@skafferi/fixtures/scenarios'
import { fn } from 'storybook/test'
import { noDraft } from './story-draft'
import { ready } from './story-load'
import { storyWorld } from './story-world'

/** Three addresses of the kiosk. */
export const storyBookAddresses = storedAddresses(storyWorld).map(toStoredAddressView)

/** The form of the first address, without changes. */
export const storyBookAddressForm: BookAddressForm = {
  start: {
    ...storyBookAddresses[0]!.values,
    name: storyBookAddresses[0]!.name,
    reception_hours: storyBookAddresses[0]!.receptionHours ?? '',
  },
  isNew: false,
  draft: noDraft,
  faults: {},
  saving: false,
  problem: null,
  save: fn(() => Promise.resolve(true)),
  close: fn(),
}

/** The kiosk's address book without an open form. */
export const storyAddressBook: AddressBook = {
  load: ready(storyBookAddresses),
  form: null,
  add: fn(),
  edit: fn(),
  nameOf: fn(({ address_1 }) => storyBookAddresses.find(({ values }) => values.address_1 === address_1)?.name ?? null),
  removing: null,
  remove: fn(() => Promise.resolve(true)),
  problem: null,
}

/** The shop delivers to all countries. */
export const storyCountries = { shipping: countryCodeValues, billing: countryCodeValues }

/** The address book with the limits and countries of its form. */
export const storyAddressBookProps = {
  book: storyAddressBook,
  limits: bookAddressLimits,
  countries: storyCountries,
  provinceCountries,
}
