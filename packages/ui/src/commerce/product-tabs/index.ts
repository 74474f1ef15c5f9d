export { ProductTabs, type ProductDetailsView, type ProductTabsProps, type ProductTabsReviews } from './ProductTabs'
