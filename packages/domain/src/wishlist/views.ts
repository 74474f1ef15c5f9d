/** Shapes that the kit shows, as types only. */
export type { WishlistChanges } from './changes'
export type { WishesView, WishState } from './use-wishes'
export type { WishlistActions } from './use-wishlist'
export type * from './wishlist.view'
