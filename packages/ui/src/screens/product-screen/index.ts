export { ProductScreen, type ProductScreenProps } from './ProductScreen'
export type { ProductReviews, ProductView } from './view'
