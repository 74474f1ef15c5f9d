export { ProductTabs, type ProductDetailsView, type ProductTabsProps } from './ProductTabs'
