export { bookAddressLimits } from './book-address-form'
export type { AddressBook } from './address-book.view'
export { useAddressBook } from './use-address-book'
