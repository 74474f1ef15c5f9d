export { NewMark } from './NewMark'
export { ProductCard, type ProductCardProps } from './ProductCard'
export type { CardPurchase, CardState, PictureView, ProductCardView, RatingView } from './view'
