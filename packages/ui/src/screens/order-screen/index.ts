export { OrderScreen, type OrderScreenProps } from './OrderScreen'
export type { OrderLoad, OrderView } from './view'
