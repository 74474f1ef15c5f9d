import { countryCodeValues } from '@skafferi/api/limits'
import { placeLimits } from '@skafferi/domain/address-book'
import type { AddressBook, PlaceForm } from '@skafferi/domain/address-book/views'
import { provinceCountries, toStoredAddressView } from '@skafferi/domain/checkout'
import { storedAddresses } from '@skafferi/fixtures/scenarios'
import { fn } from 'storybook/test'
import { noDraft } from './story-draft'
import { ready } from './story-load'
import { storyWorld } from './story-world'

/** Three addresses of the kiosk. */
export const storyPlaces = storedAddresses(storyWorld).map(toStoredAddressView)

/** The form of the first address, without changes. */
export const storyPlaceForm: PlaceForm = {
  start: {
    ...storyPlaces[0]!.values,
    name: storyPlaces[0]!.name,
    reception_hours: storyPlaces[0]!.receptionHours ?? '',
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
  load: ready(storyPlaces),
  form: null,
  add: fn(),
  edit: fn(),
  nameOf: fn(({ address_1 }) => storyPlaces.find(({ values }) => values.address_1 === address_1)?.name ?? null),
  removing: null,
  remove: fn(() => Promise.resolve(true)),
  problem: null,
}

/** The address book with the limits and countries of its form. */
export const storyAddressBookProps = {
  book: storyAddressBook,
  limits: placeLimits,
  countries: countryCodeValues,
  provinceCountries,
}
