export { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen'
export type { AddressView, CheckoutView } from './view'
