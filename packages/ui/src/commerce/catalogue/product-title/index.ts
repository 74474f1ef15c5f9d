export { ProductTitle, type ProductTitleProps } from './ProductTitle'
