export { WishlistCard, type WishlistCardProps } from './WishlistCard'
