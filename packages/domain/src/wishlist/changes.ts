import type { Problem } from '../action'

/** How the changes of the wishlist stand. */
export interface WishlistChanges {
  /** Products whose removal is under way. */
  removing: readonly string[]
  /** Everything is being removed. */
  clearing: boolean
  /** What was done last; null where nothing was, or it failed. */
  done: 'removed' | 'cleared' | null
  /** Why the last change failed. */
  problem: Problem<'remove_from_wishlist' | 'clear_wishlist'> | null
}
