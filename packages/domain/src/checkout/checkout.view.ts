import type { Address, Cart, ShippingDate } from '@skafferi/api'
import { toTotalsView, type TotalsView } from '../cart'
import type { PictureView } from '../catalog'
import { formatDate, formatMoney, toMinor, toPrintedAddressView, type PrintedAddressView } from '../format'
import { isSameAddress, toAddressValues, type AddressValues } from './address'

/** An address to show and to change. */
export interface AddressView extends PrintedAddressView {
  values: AddressValues
}

/** When an order placed now arrives. */
export interface DeliveryView {
  /** The store's own words; null where it could not be asked and the dates follow the fixed rule. */
  message: string | null
  /** Dates, formatted; the same where only the last day is known. */
  start: string
  end: string
}

/** How an order is delivered. */
export interface ShippingOptionView {
  /** The store's permanent name of it. */
  id: string
  /** The carrier's or service's own name. */
  name: string
  /** Days on the way. */
  days: { min: number; max: number }
  /** Net, formatted; null where it costs nothing. */
  price: string | null
}

/** The checkout page. */
export interface CheckoutView {
  /** The cart that is being ordered. */
  cartId: string | null
  /** Null until it is known. */
  delivery: DeliveryView | null
  /** Null for an empty cart. */
  shippingOption: ShippingOptionView | null
  shippingAddress: AddressView | null
  billingAddress: AddressView | null
  /** The invoice goes where the goods go. */
  billingIsDelivery: boolean
  /** The customer's e-mail address; null where it could not be found, empty until it is known. */
  email: string | null
  /** The first lines' pictures; none where the cart is empty. */
  pictures: readonly PictureView[]
  /** The pictures of the lines beyond them. */
  morePictures: readonly PictureView[]
  totals: TotalsView
  /** The addresses without which no order is placed. */
  missing: 'both' | 'delivery' | 'billing' | null
}

/** Pictures shown beside the order's details. */
const shownPictures = 5

/** An address to show. */
export function toAddressView(address: Address): AddressView {
  return { ...toPrintedAddressView(address), values: toAddressValues(address) }
}

/** The store's answer about delivery, or the fixed rule's last day where it could not be asked. */
export function toDeliveryView(answer: ShippingDate | { endDate: string }, locale: string): DeliveryView {
  const end = formatDate(answer.endDate, locale)
  if (!('message' in answer)) return { message: null, start: end, end }
  return { message: answer.message, start: formatDate(answer.startDate, locale), end }
}

/** Which addresses a cart lacks. */
export function missingAddresses(cart: Cart): CheckoutView['missing'] {
  if (cart.shipping_address === null) return cart.billing_address === null ? 'both' : 'delivery'
  return cart.billing_address === null ? 'billing' : null
}

function toShippingOption(cart: Cart, locale: string): ShippingOptionView | null {
  if (cart.shipping_option === null) return null
  const { id, name, days, amount } = cart.shipping_option
  return { id, name, days, price: amount > 0 ? formatMoney(toMinor(amount), cart.currency_code, locale) : null }
}

/** How far the order is (Specification (shopping), states). */
export type PlacingState = 'idle' | 'placing' | 'placed'

/** What the checkout page knows beside the cart. */
export interface KnownBesideCart {
  delivery: DeliveryView | null
  email: string | null
  /** Promo codes that take something off; none by default. */
  discountCodes?: readonly string[]
}

/** What the checkout page shows. */
export function toCheckoutView(
  cart: Cart,
  { discountCodes, ...known }: KnownBesideCart,
  locale: string,
): CheckoutView {
  const { shipping_address, billing_address } = cart
  const pictures = cart.items.map((item) => ({ src: item.thumbnail, alt: item.product_title }))
  return {
    ...known,
    cartId: cart.id,
    shippingOption: toShippingOption(cart, locale),
    shippingAddress: shipping_address && toAddressView(shipping_address),
    billingAddress: billing_address && toAddressView(billing_address),
    billingIsDelivery: Boolean(shipping_address && billing_address && isSameAddress(shipping_address, billing_address)),
    pictures: pictures.slice(0, shownPictures),
    morePictures: pictures.slice(shownPictures),
    totals: toTotalsView(cart, false, locale, discountCodes),
    missing: missingAddresses(cart),
  }
}
