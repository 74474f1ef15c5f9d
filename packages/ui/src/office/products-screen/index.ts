export { BulkActions, type BulkActionsProps } from './BulkActions'
export { ProductsScreen, type ProductsScreenProps } from './ProductsScreen'
export type { OfficeCellView, OfficeProductsView } from './products.view'
export { GoodsInHint } from './GoodsInHint'
