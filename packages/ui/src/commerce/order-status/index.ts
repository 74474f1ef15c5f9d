export { NamedOrderStatus, type NamedOrderStatusProps } from './NamedOrderStatus'
export { OrderStatus, type OrderStatusProps } from './OrderStatus'
export { useStatusName } from './use-status-name'
