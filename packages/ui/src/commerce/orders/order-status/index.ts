export { NamedOrderStatus, type NamedOrderStatusProps } from './NamedOrderStatus'
export { OrderStatus, type OrderStatusProps } from './OrderStatus'
export { ShipmentState, type ShipmentStateProps } from './ShipmentState'
export { useStatusName } from './use-status-name'
