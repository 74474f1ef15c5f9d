export { categoryOptions } from './category-options'
