export { toBulkReportView, toBulkSetRows } from './bulk-report.view'
export { parseBulkUpload } from '../../rules/cart/bulk-upload'
export { readOrderTable } from '../../rules/cart/order-table'
export { bulkUploadLimits, toBulkUploadView } from './bulk-upload.view'
export {
  cartCountQuery,
  cartKeys,
  cartQuery,
  checkoutQuery,
  emptyCart,
  localCartVersions,
  shelfKey,
  shippingDateQuery,
  storeCart,
  type CartWriteScope,
  type LocalVersions,
} from './cart.queries'
export { toUpdatedCartView, type UpdatedCartView } from './updated-cart.view'
export { toCartView } from './cart.view'
export { goodsToFreeDelivery, toDeliverySteps, type DeliveryStepsView } from './delivery-steps.view'
export { changeLine, writeCart, type CartWriter } from './cart.writes'
export { toCartConflicts, type CartConflictView } from './conflicts.view'
export { discountCodes, promotionsIn, toPromotionsView, type PromotionsView } from './promotions.view'
export { isQuickOrder, type ListedLine, type QuickOrder } from '../../rules/cart/quick-order'
export { toQuickOrderView, toOrderRow } from './quick-order.view'
export type { LineChange } from '../../rules/cart/line-change'
export { serializeCartSnapshot } from './cart-snapshot'
export { sendLines } from './send-lines'
export type { AddReportView } from './add-report.view'
export { toTaxView } from './tax.view'
export { isNotServed, toTotalsView, type TotalsView } from './totals.view'
export { useAddQuickOrder } from './use-add-quick-order'
export { useAddSaved } from './use-add-saved'
export { useAddToCart, type PurchaseRequest } from './use-add-to-cart'
export { useBulkUpload } from './use-bulk-upload'
export { useCart, type CartActions } from './use-cart'
export { useCartAction } from './use-cart-action'
export { useCartConflicts } from './use-cart-conflicts'
export { useCartOfOtherTabs } from './use-cart-of-other-tabs'
export { usePriceList } from './use-price-list'
export { useReadOrderFile } from './use-read-order-file'
export { useQuickOrder } from './use-quick-order'
export { usePasteColumn } from './use-paste-column'
export { useSaveCartToWishlist } from './use-save-cart-to-wishlist'
