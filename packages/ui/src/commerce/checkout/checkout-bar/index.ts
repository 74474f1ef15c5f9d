export { CheckoutBar, type CheckoutBarProps } from './CheckoutBar'
