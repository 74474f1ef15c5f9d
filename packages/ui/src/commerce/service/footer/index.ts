export { CheckoutFooter } from './CheckoutFooter'
export { Footer, type FooterProps } from './Footer'
