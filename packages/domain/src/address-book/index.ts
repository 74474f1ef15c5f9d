export { placeLimits } from './place-form'
export type { AddressBook } from './address-book.view'
export { useAddressBook } from './use-address-book'
