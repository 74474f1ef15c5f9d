export { readBulkUpload, type BulkUploadReading, type BulkUploadWay } from './bulk-upload.rules'
export {
  bulkUploadLimits,
  toBulkReportView,
  toBulkSetRows,
  toBulkUploadView,
  type BulkReportRowView,
  type BulkReportView,
  type BulkUploadView,
} from './bulk-upload.view'
export { cartCountQuery, cartKeys, cartQuery, checkoutQuery, emptyCart, storeCart } from './cart.queries'
export { isOutOfStock } from './cart.rules'
export { toCartView, type CartLineView, type CartView } from './cart.view'
export { addToCart, cartTurn, changeLine, openChanges, type CartWriter, type LineChange } from './cart.writes'
export { toCartConflicts, type CartConflictView, type CartHistory } from './conflicts.view'
export { toPromotionsView, type PromotionsView, type PromotionView } from './promotions.view'
export { toTotalsView, type TotalsView } from './totals.view'
export { useAddToCart, type CardPurchases, type CardPurchaseState } from './use-add-to-cart'
export { useCart, type CartActions } from './use-cart'
export type { LineActions } from './use-line-changes'
