import type { CartConflictView } from '../cart'
import type { Load, Problem } from '../action'
import type { AddressFaults } from './address'
import type { CartChangeView } from './cart-change.view'
import type { AddressEntry, AddressKind, PlacedOrder } from './checkout.queries'
import type { CheckoutView, PlacingState } from './checkout.view'
import type { SavedAddressView } from './saved-addresses'

/** The checkout page: what it shows and what can be done on it. */
export interface CheckoutActions {
  load: Load<CheckoutView>
  /** Addresses the company has used, to take over or to start from. */
  savedAddresses: readonly SavedAddressView[]
  /** Lines that have changed since the buyer looked, and those the store did not take. */
  conflicts: readonly CartConflictView[]
  /** What of the cart is other than the buyer has read it; null where it is as it was. */
  change: CartChangeView | null
  /** An address is about to be entered or changed: those of earlier orders may be wanted. */
  editAddress: () => void
  /**
   * Resolves to whether it was saved; what is wrong with the fields is in `addressFaults`. An invoice that goes where
   * the goods go follows them.
   */
  saveAddress: (event: AddressEntry) => Promise<boolean>
  /** The address that is being saved. */
  saving: AddressKind | null
  addressFaults: AddressFaults
  /** Resolves to the order, or to null where there is none yet; pressing again after a lost answer is safe. */
  placeOrder: () => Promise<PlacedOrder | null>
  placing: PlacingState
  /** What was refused last. */
  problem: Problem | null
  dismissProblem: () => void
}
