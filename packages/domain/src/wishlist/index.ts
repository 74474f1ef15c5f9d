export { saveItems, type SavedItem } from './save-items'
export { useSavedItems } from './use-saved-items'
export { useWishlist, type WishlistActions } from './use-wishlist'
export { allSelected, selectOne, toWishlistView } from './wishlist.view'
