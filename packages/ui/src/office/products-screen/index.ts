export { ProductsScreen, type ProductsScreenProps } from './ProductsScreen'
export type { OfficeCellView, OfficeProductRowView, OfficeProductsView } from './products.view'
