export { addressBookRoutes } from './address-book.routes'
export { createAddressBookService, placeHashOf } from './address-book.service'
export { findPlace } from './address-book.repo'
export { toAddress, toReceptionHours } from './to-address'
