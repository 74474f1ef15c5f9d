export { OrderItems, type OrderItemsProps } from './OrderItems'
export type { OrderItem } from './view'
