export { saveWishes, type WishedProduct } from './save-wishes'
export { useWishes } from './use-wishes'
export { useWishlist, type WishlistActions } from './use-wishlist'
export { allSelected, selectOne, toWishlistView } from './wishlist.view'
