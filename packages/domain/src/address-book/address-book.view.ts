import type { Load, Problem } from '../action'
import type { AddressValues, StoredAddressView } from '../checkout'
import type { FormDraft } from '../draft'
import type { BookAddressFaults, BookAddressValues } from './book-address-form'

/** The form of one place. */
export interface BookAddressForm {
  /** What it begins with. */
  start: BookAddressValues
  /** Whether the place is a new one. */
  isNew: boolean
  /** What was typed before and is not saved. */
  draft: FormDraft<BookAddressValues>
  /** What was wrong with what was sent last. */
  faults: BookAddressFaults
  saving: boolean
  /** Why it was not saved; null if nothing failed. */
  problem: Problem<'store_address'> | null
  /** Resolves to whether it was saved. */
  save: (event: { values: BookAddressValues }) => Promise<boolean>
  close: () => void
}

/** The company's address book, and what can be done with it. */
export interface AddressBook {
  load: Load<readonly StoredAddressView[], 'load_address_book'>
  /** The form that is open; null if none is. */
  form: BookAddressForm | null
  /** Opens the form of a new place: of an address that is typed already, or an empty one. */
  add: (event?: { values: AddressValues; receptionHours: string }) => void
  /** What an address is called in the book; null if it is not there, undefined while the book is not known. */
  nameOf: (values: AddressValues) => string | null | undefined
  /** Opens the form of a stored address. */
  edit: (event: { id: string }) => void
  /** The id of the one that is being removed. */
  removing: string | null
  /** Resolves to whether it is gone. */
  remove: (event: { id: string }) => Promise<boolean>
  /** Why it was not removed. */
  problem: Problem<'remove_address'> | null
}
