export { SaveToWishlist, type SaveToWishlistProps } from './SaveToWishlist'
