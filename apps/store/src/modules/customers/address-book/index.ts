export { addressBookRoutes } from './routes'
export { createAddressBookService, placeHashOf } from './change-address-book'
export { findPlace } from './address-book.repo'
export { toAddress, toReceptionHours } from './to-address'
