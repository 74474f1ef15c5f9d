export type { CardPurchasesView, WishlistChanges, WishlistLoad, WishlistView } from './view'
export { WishlistScreen, type WishlistScreenProps } from './WishlistScreen'
