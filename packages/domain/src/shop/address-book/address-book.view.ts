import type { Load, Problem } from '../../platform/action'
import type { AddressValues, StoredAddressView } from '../checkout'
import type { FormDraft } from '../draft'
import type { BookAddressFaults, BookAddressValues } from './book-address-form'

/** The form of one entry of the address book. */
export interface BookAddressForm {
  /** The initial values. */
  start: BookAddressValues
  /** True for a new entry. */
  isNew: boolean
  /** Unsaved values. */
  draft: FormDraft<BookAddressValues>
  /** Errors of the last try to save. */
  faults: BookAddressFaults
  saving: boolean
  /** Why it was not saved; null if nothing failed. */
  problem: Problem<'store_address'> | null
  /** Resolves to true if it was saved. */
  save: (event: { values: BookAddressValues }) => Promise<boolean>
  close: () => void
}

/** The company's address book, and its actions. */
export interface AddressBook {
  load: Load<readonly StoredAddressView[], 'load_address_book'>
  /** The open form; null if none is. */
  form: BookAddressForm | null
  /** Opens the form of a new entry, with the given values or empty. */
  add: (event?: { values: AddressValues; receptionHours: string }) => void
  /** Returns the name of an address in the book; null if it is not stored, undefined while the book loads. */
  nameOf: (values: AddressValues) => string | null | undefined
  /** Opens the form of an entry. */
  edit: (event: { id: string }) => void
  /** The id of the entry that is being removed. */
  removing: string | null
  /** Resolves to true if it was removed. */
  remove: (event: { id: string }) => Promise<boolean>
  /** Why it was not removed; null if nothing failed. */
  problem: Problem<'remove_address'> | null
}
