import type { Cart } from '@skafferi/api'
import { goodsToFreeDelivery, isNotServed, toTotalsView, type TotalsView } from '../cart'
import {
  formatCountry,
  formatDate,
  formatDateRange,
  formatLongDate,
  formatMoney,
  formatRoundMoney,
  toMinor,
} from '../../platform/format'
import { toDaysView, toDispatchViews, type DispatchView, type TransitDaysView } from '../../platform/shared-views'
import { isSameAddress } from './address'
import { toAddressView, type AddressView } from './address.view'
import { oneMonthAfter } from '../../rules/delivery/delivery'
import { goodsToMinimum } from './missing-requirements'
import { toReviewLines, type ReviewLineView } from './review-lines.view'

/**
 * The promised arrival of an order placed now. `window`: between two dates; `by`: at the latest, if the store promises
 * none; `out`: nothing is promised while lines are out of stock; `not_served`: the shop does not deliver to the country
 * with this name. Dates are such as "26–30 Nov 2026", those of the first delivery; `dispatches` has the pieces that
 * ship later, and is empty if none do.
 */
export type DeliveryPromiseView =
  | { kind: 'window' | 'by'; dates: string; dispatches: readonly DispatchView[] }
  | { kind: 'out'; lines: number }
  | { kind: 'not_served'; country: string }

/** How and until when an order that is placed now is paid: on invoice. */
export interface PaymentView {
  /** Days from the order to the due date. */
  termsDays: number
  /** The due date, formatted in full. */
  due: string
}

/** The delivery option of an order. */
export interface ShippingOptionView {
  /** The store's code. */
  id: string
  /** The carrier's or service's own name. */
  name: string
  days: TransitDaysView
  /** Net, formatted; null if it is free. */
  price: string | null
}

/** The checkout page. */
export interface CheckoutView {
  /** The cart that is being ordered. */
  cartId: string | null
  delivery: DeliveryPromiseView
  payment: PaymentView
  /** Null for an empty cart. */
  shippingOption: ShippingOptionView | null
  shippingAddress: AddressView | null
  billingAddress: AddressView | null
  /** True if the billing address equals the delivery address. */
  billingIsDelivery: boolean
  /** The customer's e-mail address; null if it could not be loaded, empty while it is loading. */
  email: string | null
  /** True if the company cannot order without a purchase order number. */
  poRequired: boolean
  /** The lines; empty if the cart is. */
  lines: readonly ReviewLineView[]
  /** Pieces of all lines. */
  pieces: number
  totals: TotalsView
  /** The amount to free delivery, formatted; null if it is free, or never is. */
  toFreeDelivery: string | null
  /** The order minimum and the missing value of goods, formatted; null if it is reached. */
  orderMinimum: { minimum: string; missing: string } | null
}

/** The cart's delivery promise, or one month from today without one (Specification (shopping) §9). */
function toDeliveryPromise(cart: Cart, today: string, locale: string): DeliveryPromiseView {
  const { delivery, items } = cart
  if (isNotServed(cart)) return { kind: 'not_served', country: formatCountry(cart.delivery_country_code, locale) }
  const lines = items.filter(({ inventory_quantity: left }) => left <= 0).length
  if (lines > 0) return { kind: 'out', lines }
  const dispatches = toDispatchViews(
    items.map(({ quantity: open, backorder }) => ({ open, backorder })),
    locale,
  )
  if (!delivery) return { kind: 'by', dates: formatDate(oneMonthAfter(today), locale), dispatches }
  return { kind: 'window', dates: formatDateRange(delivery.start_date, delivery.end_date, locale), dispatches }
}

function toShippingOption(cart: Cart, locale: string): ShippingOptionView | null {
  if (cart.shipping_option === null) return null
  const { id, name, days, amount } = cart.shipping_option
  return {
    id,
    name,
    days: toDaysView(days, days.is_max_calendar),
    price: amount > 0 ? formatMoney(toMinor(amount), cart.currency_code, locale) : null,
  }
}

function toFreeDelivery(cart: Cart, locale: string): string | null {
  const missing = goodsToFreeDelivery(cart)?.missing ?? 0
  return missing > 0 ? formatRoundMoney(missing, cart.currency_code, locale) : null
}

function toOrderMinimum(cart: Cart, locale: string): CheckoutView['orderMinimum'] {
  const missing = goodsToMinimum(cart)
  if (missing === 0) return null
  const money = (amount: number) => formatRoundMoney(amount, cart.currency_code, locale)
  return { minimum: money(toMinor(cart.order_minimum ?? 0)), missing: money(missing) }
}

/** The state of placing the order (Specification (shopping), states). */
export type PlacingState = 'idle' | 'placing' | 'placed'

/** The data that the view needs in addition to the cart. */
export interface CheckoutContext {
  email: string | null
  /** The store's calendar date, "2026-11-20". */
  today: string
  /** Promo codes with a discount; empty by default. */
  discountCodes?: readonly string[]
}

/** The view of the checkout page. */
export function toCheckoutView(
  cart: Cart,
  { discountCodes, email, today }: CheckoutContext,
  locale: string,
): CheckoutView {
  const { shipping_address, billing_address, payment } = cart
  return {
    email,
    cartId: cart.id,
    delivery: toDeliveryPromise(cart, today, locale),
    payment: { termsDays: payment.terms_days, due: formatLongDate(payment.due_date, locale) },
    shippingOption: toShippingOption(cart, locale),
    shippingAddress: shipping_address && toAddressView(shipping_address),
    billingAddress: billing_address && toAddressView(billing_address),
    billingIsDelivery: Boolean(shipping_address && billing_address && isSameAddress(shipping_address, billing_address)),
    poRequired: cart.po_required,
    lines: toReviewLines(cart, locale),
    pieces: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toTotalsView(cart, false, locale, discountCodes),
    toFreeDelivery: toFreeDelivery(cart, locale),
    orderMinimum: toOrderMinimum(cart, locale),
  }
}
