export {
  addressLimits,
  checkAddress,
  emptyAddress,
  toAddressFaults,
  toAddressRequest,
  toAddressValues,
  type AddressFault,
  type AddressFaults,
  type AddressLimits,
  type AddressValues,
} from './address'
export { toCartChange } from './cart-change.view'
export type { CheckoutActions } from './checkout.actions'
export { toAddressView } from './address.view'
export { usedAddressesQuery } from './checkout.queries'
export { toCheckoutView } from './checkout.view'
export { toNewAddress } from './new-address'
export { provinceCountries } from '../../rules/addresses/province'
export { referenceLimits, toReferenceValues } from './references'
export { toSavedAddresses } from './saved-addresses'
export { addressBookKey, addressBookQuery, toStoredAddressView, type StoredAddressView } from './stored-addresses'
export { promoCodesQuery } from './promo-codes.queries'
export { useAddressCountries } from './use-address-countries'
export { useCheckout, isAddressMissing } from './use-checkout'
export { usePromoCodes, type PromoCodesActions } from './use-promo-codes'
export { useEndedCodes } from './use-ended-codes'
