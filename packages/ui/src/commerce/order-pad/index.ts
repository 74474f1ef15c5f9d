export type { OrderPadProps } from './OrderPad'
export { OrderPadLater } from './OrderPadLater'
