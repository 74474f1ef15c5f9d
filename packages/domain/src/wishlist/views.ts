/** Shapes that the kit shows, as types only. */
export type { SavedItemsView, SavedItemState } from './use-saved-items'
export type { WishlistActions } from './use-wishlist'
export type * from './wishlist.view'
