export { CartScreen, type CartScreenProps } from './CartScreen'
export type { CartView } from './view'
