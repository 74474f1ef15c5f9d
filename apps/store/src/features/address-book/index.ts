export { addressBookRoutes } from './address-book.routes'
export { createAddressBookService } from './address-book.service'
