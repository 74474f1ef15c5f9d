export { OrderPad, type OrderPadProps } from './OrderPad'
