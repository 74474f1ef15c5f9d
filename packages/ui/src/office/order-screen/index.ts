export { FullOrderScreen } from './FullOrderScreen'
export type { FullOrderScreenProps, OpenOverlay } from './full-order.view'
export { OrderScreen, type OrderScreenProps } from './OrderScreen'
export type {
  OfficeOrderLineView,
  OfficeOrderView,
  MissingDraft,
  ParcelMarkDraft,
  RestClosingDraft,
  ShipmentDraft,
  ShippingView,
} from './order.view'
