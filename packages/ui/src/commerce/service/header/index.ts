export { CheckoutHeader } from './CheckoutHeader'
export { Header, type HeaderProps } from './Header'
