export { addressBookRoutes } from './routes'
export { createAddressBookService, maxAddresses, placeHashOf, storeFirstAddress } from './change-address-book'
export { erasedName, findAddresses, findOnlyAddress, findPlace } from './address-book.repo'
export { toAddress, toReceptionHours } from './to-address'
