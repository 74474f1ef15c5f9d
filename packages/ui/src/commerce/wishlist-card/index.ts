export type { WishlistEntry } from './view'
export { WishlistCard, type WishlistCardProps } from './WishlistCard'
