export { ProductTabs, type ProductTabsProps, type ProductTabsReviews } from './ProductTabs'
