export { toBulkReportView, toBulkSetRows } from './bulk-report.view'
export { parseBulkUpload } from './bulk-upload.rules'
export { bulkUploadLimits, toBulkUploadView } from './bulk-upload.view'
export {
  cartCountQuery,
  cartKeys,
  cartQuery,
  checkoutQuery,
  emptyCart,
  ownCartVersions,
  shippingDateQuery,
  storeCart,
  type CartWriteScope,
  type OwnVersions,
} from './cart.queries'
export { toCartNowView, type CartNowView } from './cart-now.view'
export { toCartView } from './cart.view'
export { changeLine, writeCart, type CartWriter } from './cart.writes'
export { toCartConflicts, type CartConflictView } from './conflicts.view'
export { discountCodes, promotionsIn, toPromotionsView, type PromotionsView } from './promotions.view'
export { parseOrderList, type ListedLine, type OrderList } from './order-list.rules'
export { toOrderListView, toOrderRow } from './order-list.view'
export type { LineChange } from './line-change.rules'
export { serializeShownCart } from './shown-cart'
export { toTaxView } from './tax.view'
export { toTotalsView, type TotalsView } from './totals.view'
export { useAddOrderList } from './use-add-order-list'
export { useAddSaved } from './use-add-saved'
export { useAddToCart, type PurchaseRequest } from './use-add-to-cart'
export { useBulkUpload } from './use-bulk-upload'
export { useCart, type CartActions } from './use-cart'
export { useCartAction } from './use-cart-action'
export { useCartConflicts } from './use-cart-conflicts'
export { useCartOfOtherTabs } from './use-cart-of-other-tabs'
export { useOrderList } from './use-order-list'
export { usePasteColumn } from './use-paste-column'
export { useSaveCartToWishlist } from './use-save-cart-to-wishlist'
