export type { PromoCodeProps } from './PromoCode'
export { PromoCodeLater } from './PromoCodeLater'
