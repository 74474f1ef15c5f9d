export {
  addressLimits,
  checkAddress,
  emptyAddress,
  toAddressRequest,
  toAddressValues,
  type AddressValues,
} from './address'
export { toCartChange } from './cart-change.view'
export type { CheckoutActions } from './checkout.actions'
export { toAddressView, toCheckoutView } from './checkout.view'
export { referenceLimits, toReferenceValues } from './references'
export { toSavedAddresses } from './saved-addresses'
export { useCheckout } from './use-checkout'
export { usePromoCodes, type PromoCodesActions } from './use-promo-codes'
export { useEndedCodes } from './use-ended-codes'
