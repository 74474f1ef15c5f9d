export { ProductsScreen, type ProductsScreenProps } from './ProductsScreen'
export type { OfficeCellView, OfficeProductsView } from './products.view'
