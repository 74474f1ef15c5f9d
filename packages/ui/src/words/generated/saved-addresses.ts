// Written by compile.ts from saved-addresses.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "saved-addresses", and what each of them needs. */
export interface SavedAddressesWords {
  label: NoValues
  use: NoValues
  useOf: { address: string }
  fill: NoValues
  choose: NoValues
  save: NoValues
  savedAs: { name: string }
  stored: NoValues
  saveShipping: NoValues
  saveBilling: NoValues
}

/** The English texts of the area "saved-addresses". */
export const savedAddressesWords = /* @__PURE__ */ defineWords<SavedAddressesWords>('saved-addresses', {
  label: ["Addresses you have used"],
  use: ["Use"],
  useOf: ["Use ",["address"]],
  fill: ["Fill in an address you have used"],
  choose: ["Search by name, street or city."],
  save: ["Save to address book"],
  savedAs: ["In the address book: ",["name"]],
  stored: ["The address is saved in the address book."],
  saveShipping: ["Save the delivery address to the address book"],
  saveBilling: ["Save the billing address to the address book"],
})
