export { FullOrderScreen, type FullOrderScreenProps } from './FullOrderScreen'
export { OrderScreen, type OrderScreenProps } from './OrderScreen'
export type {
  OfficeOrderLineView,
  OfficeOrderView,
  ParcelMarkDraft,
  RestClosingDraft,
  ShipmentDraft,
  ShippingView,
} from './order.view'
