export { FullOrderScreen, type FullOrderScreenProps, type OpenOverlay } from './FullOrderScreen'
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
