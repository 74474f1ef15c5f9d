/** Shapes that the kit shows, as types only. */
export type { AddressFaults, AddressFault, AddressField, AddressLimits, AddressValues } from './address'
export type { AddressEntry, AddressKind } from './checkout.queries'
export type { AddressView } from './address.view'
export type * from './cart-change.view'
export type * from './checkout.view'
export type { ReferencesActions } from './checkout.actions'
export type { OrderLack } from './order-lacks'
export type {
  ReferenceFaults,
  ReferenceField,
  ReferenceLimits,
  ReferenceValues,
} from './references'
export type { ReviewLineView } from './review-lines.view'
export type { SavedAddressView } from './saved-addresses'
export type { StoredAddressView } from './stored-addresses'
export type { CountryCode } from './tax-rates.rules'
export type { PromoCodesActions } from './use-promo-codes'
export type { EndedCodes, EndedCodeView } from './use-ended-codes'
