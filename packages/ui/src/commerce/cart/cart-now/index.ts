export { CartNowToast } from './CartNowToast'
export { useCartNowText } from './use-cart-now-text'
