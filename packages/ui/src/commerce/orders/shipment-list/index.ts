export { ShipmentList, type ShipmentListProps } from './ShipmentList'
