export { addressBookRoutes } from './routes'
export { createAddressBookService, placeHashOf, storeFirstAddress } from './change-address-book'
export { erasedName, findOnlyAddress, findPlace } from './address-book.repo'
export { toAddress, toReceptionHours } from './to-address'
