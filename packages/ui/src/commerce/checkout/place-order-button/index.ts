export { PlaceOrderButton, type PlaceOrderButtonProps } from './PlaceOrderButton'
