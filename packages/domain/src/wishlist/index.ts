export { allSelected, selectOne, toWishlistView, type WishlistView } from './wishlist.view'
