export { WishlistScreen, type WishlistScreenProps } from './WishlistScreen'
