export { useWishes, type Wishes, type WishState } from './use-wishes'
export { useWishlist, type WishlistActions } from './use-wishlist'
export type { WishlistChanges } from './use-wishlist-changes'
export { allSelected, selectOne, toWishlistView, type WishlistView } from './wishlist.view'
