export { toLegalTextView, type LegalTextView } from './legal-text.view'
export { toBlockViews, type BlockContext } from './blocks.view'
export { toLargerQuantityView, type LargerQuantityView } from './larger-quantity.view'
export {
  toRefundViews,
  toShipmentStateView,
  toShipmentViews,
  type LinePiecesView,
  type RefundView,
  type ShipmentStateView,
  type ShipmentView,
} from './parcels.view'
export {
  toDaysView,
  toRatingView,
  toDispatchView,
  toDispatchViews,
  toStockView,
  type PictureView,
  type RatingView,
  type DispatchView,
  type StockView,
  type TransitDaysView,
} from './parts.view'
export { toProductCardView, toSaleView, type ProductCardView, type SaleView } from './product-card.view'
