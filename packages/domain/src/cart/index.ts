export { toBulkReportView, toBulkSetRows, type BulkReportRowView, type BulkReportView } from './bulk-report.view'
export { readBulkUpload, type BulkUploadReading, type BulkUploadWay } from './bulk-upload.rules'
export { bulkUploadLimits, toBulkUploadView, type BulkUploadView } from './bulk-upload.view'
export { cartCountQuery, cartKeys, cartQuery, checkoutQuery, emptyCart, storeCart } from './cart.queries'
export { isOutOfStock } from './cart.rules'
export { toCartView, type CartLineView, type CartView } from './cart.view'
export { addToCart, cartTurn, changeLine, openChanges, type CartWriter, type LineChange } from './cart.writes'
export { toCartConflicts, type CartConflictView, type CartHistory } from './conflicts.view'
export {
  discountCodes,
  promotionsIn,
  toPromotionsView,
  type PromoCodeList,
  type PromotionsView,
  type PromotionView,
} from './promotions.view'
export { toShownText } from './shown-cart'
export { toTotalsView, type TotalsView } from './totals.view'
export { useAddToCart, type CardPurchases, type CardPurchaseState } from './use-add-to-cart'
export { useBulkUpload, type BulkUpload } from './use-bulk-upload'
export { useCart, type CartActions } from './use-cart'
export { useCartConflicts, type ChangedLines } from './use-cart-conflicts'
export type { LineActions } from './use-line-changes'
export { useSaveCartToWishlist, type SavingToWishlist } from './use-save-cart-to-wishlist'
