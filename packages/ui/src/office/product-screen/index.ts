export { ProductScreen, type ProductScreenProps } from './ProductScreen'
