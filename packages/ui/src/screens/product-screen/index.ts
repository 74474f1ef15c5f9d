export { ProductScreen, type ProductScreenProps } from './ProductScreen'
export type { ProductView } from './view'
