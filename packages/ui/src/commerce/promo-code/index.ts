export type { PromoCodeProps } from './PromoCode'
export { PromoCodeLater } from './PromoCodeLater'
export type { PromoCodes, PromotionView } from './promotion'
