export { CardFrame, type CardFrameProps } from './CardFrame'
export { CardMessages, hasMessage, type CardMessagesProps } from './CardMessages'
export { ProductCard, type ProductCardProps } from './ProductCard'
export { ProductMarks, type ProductMarksProps } from './ProductMarks'
export { ProductRating, type ProductRatingProps } from './ProductRating'
export { WishlistHeart, type WishlistHeartProps } from './WishlistHeart'
export type {
  CardPurchase,
  CardPurchasesView,
  CardState,
  CardWishesView,
  PictureView,
  ProductCardView,
  RatingView,
  WishlistState,
} from './view'
