import type { CartConflictView } from '../cart'
import type { Load, Problem } from '../../platform/action'
import type { FormDraft } from '../draft'
import type { AddressFaults, AddressValues } from './address'
import type { CartChangeView } from './cart-change.view'
import type { AddressEntry, AddressKind, PlacedOrder } from './checkout.queries'
import type { CheckoutView, PlacingState } from './checkout.view'
import type { MissingRequirement } from './missing-requirements'
import type { ReferenceFaults, ReferenceField, ReferenceValues } from './references'
import type { SavedAddressView } from './saved-addresses'
import type { AddressCountries } from './use-address-countries'

/** The references of the order, as typed and saved. */
export interface ReferencesActions {
  /** The displayed values: the input, or the store's. */
  values: ReferenceValues
  /** Fields that are too long to be saved. */
  faults: ReferenceFaults
  /** The state of saving the last input. */
  state: 'idle' | 'saving' | 'saved'
  /** Why the input is not saved; null if it is, or was not tried. */
  problem: Problem | null
  edit: (event: { field: ReferenceField; value: string }) => void
  /** Saves unsaved input, on blur or to retry. Resolves to true if everything is saved. */
  save: () => Promise<boolean>
}

/** The view and actions of the checkout page. */
export interface CheckoutActions {
  load: Load<CheckoutView>
  /** The countries to offer. */
  countries: AddressCountries
  /** Addresses of the address book and of earlier orders in these countries, to use or copy from. */
  savedAddresses: Readonly<Record<AddressKind, readonly SavedAddressView[]>>
  /** Lines that have changed since the buyer loaded the page, and those that the store refused. */
  conflicts: readonly CartConflictView[]
  /** Changes of the cart that the buyer has not acknowledged; null if there are none. */
  change: CartChangeView | null
  /** Sets the quantity of a line that cannot be ordered. */
  setQuantity: (event: { lineId: string; quantity: number }) => void
  /** Removes such a line. */
  removeLine: (event: { lineId: string }) => void
  /** An address is about to be edited: loads those of earlier orders. */
  editAddress: () => void
  /**
   * Resolves to true if it was saved; faults are in `addressFaults`. A billing address that equals the delivery address
   * is saved with it.
   */
  saveAddress: (event: AddressEntry) => Promise<boolean>
  /** The address that is being saved. */
  saving: AddressKind | null
  addressFaults: AddressFaults
  /** The unsaved input of both addresses, stored until it is saved or its dialog is closed. */
  addressDrafts: Readonly<Record<AddressKind, FormDraft<AddressValues>>>
  /** The initial values of a new address: the account's name, company and country. */
  newAddress: AddressValues
  references: ReferencesActions
  /** Resolves to the order, or to null if there is none yet; pressing again after a lost answer is safe. */
  placeOrder: () => Promise<PlacedOrder | null>
  placing: PlacingState
  /** The missing requirements, in the order of the page, after a refused press; empty before. */
  missing: readonly MissingRequirement[]
  /** How many presses were refused before anything was sent. */
  refusals: number
  /** The last refusal. */
  problem: Problem | null
  dismissProblem: () => void
}
