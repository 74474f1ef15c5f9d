import type { AccountAction } from '../../commerce/account-problem-text'
import type { Load } from '../../commerce/load'
import type { CardState } from '../../commerce/product-card'
import type { Problem } from '../../commerce/problem-text'
import type { WishlistEntry } from '../../commerce/wishlist-card'

/** A company's wishlist, ready to show. */
export interface WishlistView {
  /** Published products, last added first. */
  entries: readonly WishlistEntry[]
  /** How many products are on it. */
  count: number
  /** Whether none, some or all of them are selected. */
  selection: 'none' | 'some' | 'all'
  /** Those that are selected. */
  selectedIds: readonly string[]
}

/** A wishlist that has to be fetched first. */
export type WishlistLoad = Load<WishlistView, AccountAction>

/** How the changes of the wishlist stand. */
export interface WishlistChanges {
  /** Products whose removal is under way. */
  removing: readonly string[]
  /** Everything is being removed. */
  clearing: boolean
  /** What was done just now; `null` where nothing was. */
  done: 'removed' | 'cleared' | null
  /** Why the last change failed; `null` unless it did. */
  problem: Problem<AccountAction> | null
}

/** How the purchases from the cards stand, each for itself. */
export interface CardPurchasesView {
  stateOf: (variantId: string | null) => CardState
  problemOf: (variantId: string | null) => Problem | null
}
