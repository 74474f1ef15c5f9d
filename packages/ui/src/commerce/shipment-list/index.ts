export { ShipmentList, type Shipment, type ShipmentListProps } from './ShipmentList'
