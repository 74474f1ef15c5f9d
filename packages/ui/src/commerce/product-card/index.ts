export { NewMark } from './NewMark'
export { ProductCard, type ProductCardProps } from './ProductCard'
export { ProductRating, type ProductRatingProps } from './ProductRating'
export type { CardPurchase, CardState, PictureView, ProductCardView, RatingView } from './view'
