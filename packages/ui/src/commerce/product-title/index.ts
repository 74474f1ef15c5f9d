export { ProductTitle, type ProductTitleProps, type ProductTitleView } from './ProductTitle'
