import type { CartConflictView } from '../cart'
import type { Load, Problem } from '../action'
import type { FormDraft } from '../draft'
import type { AddressFaults, AddressValues } from './address'
import type { CartChangeView } from './cart-change.view'
import type { AddressEntry, AddressKind, PlacedOrder } from './checkout.queries'
import type { CheckoutView, PlacingState } from './checkout.view'
import type { MissingRequirement } from './missing-requirements'
import type { ReferenceFaults, ReferenceField, ReferenceValues } from './references'
import type { SavedAddressView } from './saved-addresses'

/** What the order is known by, as it is typed and saved. */
export interface ReferencesActions {
  /** As they are shown: what was typed, and otherwise what the store has. */
  values: ReferenceValues
  /** What is too long to be saved. */
  faults: ReferenceFaults
  /** Whether what was typed last is on its way, is saved, or neither. */
  state: 'idle' | 'saving' | 'saved'
  /** Why what was typed is not saved; null where it is, or was not tried. */
  problem: Problem | null
  edit: (event: { field: ReferenceField; value: string }) => void
  /** Saves what was typed and not saved yet: a field was left, or it shall be tried again. Resolves to whether all is saved. */
  save: () => Promise<boolean>
}

/** The checkout page: what it shows and what can be done on it. */
export interface CheckoutActions {
  load: Load<CheckoutView>
  /** Addresses of the company's book and those it has used, to take over or to start from. */
  savedAddresses: readonly SavedAddressView[]
  /** Lines that have changed since the buyer looked, and those the store did not take. */
  conflicts: readonly CartConflictView[]
  /** What of the cart is other than the buyer has read it; null where it is as it was. */
  change: CartChangeView | null
  /** Sets the pieces of a line that cannot be ordered as it is. */
  setQuantity: (event: { lineId: string; quantity: number }) => void
  /** Takes such a line out of the cart. */
  removeLine: (event: { lineId: string }) => void
  /** An address is about to be entered or changed: those of earlier orders may be wanted. */
  editAddress: () => void
  /**
   * Resolves to whether it was saved; what is wrong with the fields is in `addressFaults`. An invoice that goes where
   * the goods go follows them, before the address counts as saved.
   */
  saveAddress: (event: AddressEntry) => Promise<boolean>
  /** The address that is being saved. */
  saving: AddressKind | null
  addressFaults: AddressFaults
  /** What is typed into each of the two, kept until it is saved or its dialog is closed. */
  addressDrafts: Readonly<Record<AddressKind, FormDraft<AddressValues>>>
  /** The initial values of a new address: the account's name, company and country. */
  newAddress: AddressValues
  references: ReferencesActions
  /** Resolves to the order, or to null where there is none yet; pressing again after a lost answer is safe. */
  placeOrder: () => Promise<PlacedOrder | null>
  placing: PlacingState
  /** What the order lacks, in the order of the page, once a press was refused for it; nothing before. */
  missing: readonly MissingRequirement[]
  /** How many presses were refused before anything was sent. */
  refusals: number
  /** What was refused last. */
  problem: Problem | null
  dismissProblem: () => void
}
