export { WishlistToolbar, type WishlistToolbarProps } from './WishlistToolbar'
