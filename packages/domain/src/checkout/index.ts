export {
  addressFields,
  addressLimits,
  checkAddress,
  emptyAddress,
  toAddressRequest,
  toAddressValues,
  type AddressErrors,
  type AddressField,
  type AddressValues,
} from './address'
export type { CheckoutActions } from './checkout.actions'
export {
  checkoutKeys,
  placeOrderMutation,
  saveAddressMutation,
  shippingDateQuery,
  type AddressKind,
  type PlacedOrder,
} from './checkout.queries'
export {
  toAddressView,
  toCheckoutView,
  toDeliveryView,
  type AddressView,
  type CheckoutView,
  type DeliveryView,
} from './checkout.view'
export { toSavedAddresses, type SavedAddressView } from './saved-addresses'
export { useCheckout } from './use-checkout'
export { useOrderConfirmation, type OrderConfirmationView } from './use-order-confirmation'
export { usePromoCodes, type PromoCodesActions } from './use-promo-codes'
