/** Shapes that the kit shows, as types only. */
export type * from './address-book.view'
export type { BookAddressFaults, BookAddressLimits, BookAddressValues } from './book-address-form'
