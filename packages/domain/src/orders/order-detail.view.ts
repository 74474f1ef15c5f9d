import type { Order } from '@skafferi/api'
import { discountCodes, toTaxView, type TotalsView } from '../cart'
import type { PictureView } from '../catalog'
import {
  formatDate,
  formatMoney,
  formatNumber,
  toMinor,
  toPrintedAddressView,
  type PrintedAddressView,
} from '../format'
import {
  toArrivalView,
  toPaymentTermsView,
  toReferencesView,
  toStationsView,
  type ArrivalView,
  type PaymentTermsView,
  type ReferencesView,
  type StationView,
} from './order-document.view'
import { toStatusCode } from './orders.rules'
import { toOrderHeadView, type OrderHeadView } from './orders.view'
import { toTaxDayView, type TaxDayView } from './tax-day.view'

/** One line of an order. */
export interface OrderItemView {
  id: string
  productId: string
  /** The product's name. */
  title: string
  /** Which of the product's variants. */
  variant: string
  /** What the shop counts it by; null where it has none. */
  sku: string | null
  picture: PictureView
  /** Pieces, formatted. */
  quantity: string
  /** The store's code of how far it has come. */
  status: string
  /** Of one piece, net, before discounts, formatted; null where the line has no price. */
  unitPrice: string | null
  /** Unit price times quantity, net, before discounts, formatted; null where the line has no price. */
  price: string | null
}

/** What an order comes to, formatted. */
export interface OrderTotalsView extends Omit<TotalsView, 'shipping'> {
  /** Null where the store names none. */
  shipping: string | null
  /** Which day's law the VAT follows; null where no day changes it, or where it is not known. */
  taxDay: TaxDayView | null
  /** Never: an order's figures are the store's. */
  estimated: false
}

/** A parcel that left. */
export interface ShipmentView {
  id: string
  /** Who carries it, as the store names it. */
  carrier: string
  /** The day it left, formatted. */
  date: string
  /** Where it can be followed, an https address; null where it cannot. */
  trackingUrl: string | null
}

/** One order with everything in it. */
export interface OrderDetailView extends OrderHeadView {
  /** Lines beyond the first. */
  moreItems: number
  items: readonly OrderItemView[]
  /** Pieces of all lines. */
  pieces: number
  totals: OrderTotalsView
  /** Where its confirmation goes. */
  email: string
  /** Null once it has arrived, or was canceled. */
  arrival: ArrivalView | null
  /** The first station first; none where there is no way to show. */
  stations: readonly StationView[]
  /** Null for orders from before terms were kept. */
  terms: PaymentTermsView | null
  references: ReferencesView
  /** First sent first; empty before. */
  shipments: readonly ShipmentView[]
  /** Where it goes. */
  address: PrintedAddressView
  /** Where its invoice goes; null where it goes with the goods. */
  billing: PrintedAddressView | null
  /** The VAT number it was sold under; null where the seller has none there, or it is not known. */
  sellerVatId: string | null
}

type Loose<Value, Key extends keyof Value> = Omit<Value, Key> & { [Each in Key]?: Value[Each] | null }

/** An order as it may come in: prices that the specification calls optional may be missing. */
export type OrderAnswer = Omit<Loose<Order, 'shipping_total'>, 'items'> & {
  items: readonly Loose<Order['items'][number], 'unit_price'>[]
}

/** A tracking address comes from outside the shop; only a secure one becomes a link. */
function secureAddress(address: string | null): string | null {
  const isSecure = address !== null && /^https:\/\/[^/?#@\s\\]+([/?#]|$)/i.test(address) && URL.canParse(address)
  return isSecure ? address : null
}

function toItemView(item: OrderAnswer['items'][number], currency: string, locale: string): OrderItemView {
  const { product_title: title, unit_price: price, quantity } = item
  return {
    id: item.id,
    productId: item.product_id,
    title,
    variant: item.variant_title,
    sku: item.variant_sku,
    picture: { src: item.thumbnail, alt: title },
    quantity: formatNumber(quantity, locale),
    status: toStatusCode(item.status),
    unitPrice: price == null ? null : formatMoney(toMinor(price), currency, locale),
    price: price == null ? null : formatMoney(toMinor(price) * quantity, currency, locale),
  }
}

function toOrderTotalsView(order: OrderAnswer, locale: string): OrderTotalsView {
  const money = (amount: number) => formatMoney(toMinor(amount), order.currency_code, locale)
  return {
    goods: money(order.item_subtotal),
    discount: order.discount_total === 0 ? null : money(-order.discount_total),
    discountCodes: discountCodes(order.promotions),
    shipping: order.shipping_total == null ? null : money(order.shipping_total),
    taxDay: toTaxDayView(order, locale),
    tax: toTaxView(order, order.shipping_address.country_code, locale),
    total: money(order.total),
    estimated: false,
  }
}

function isSameAddress(one: PrintedAddressView, other: PrintedAddressView): boolean {
  return one.countryCode === other.countryCode && one.lines.join('\n') === other.lines.join('\n')
}

/** What an order's own page shows (Specification (accounts) §2). */
export function toOrderDetailView(order: OrderAnswer, locale: string): OrderDetailView {
  const arrival = toArrivalView(order, locale)
  const address = toPrintedAddressView(order.shipping_address)
  const billing = toPrintedAddressView(order.billing_address)
  return {
    ...toOrderHeadView(order, locale),
    moreItems: Math.max(0, order.items.length - 1),
    items: order.items.map((item) => toItemView(item, order.currency_code, locale)),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toOrderTotalsView(order, locale),
    email: order.email,
    arrival,
    stations: toStationsView(order, arrival, locale),
    terms: toPaymentTermsView(order, locale),
    references: toReferencesView(order),
    shipments: order.shipments.map(({ id, carrier, tracking_url, shipped_at }) => ({
      id,
      carrier,
      date: formatDate(shipped_at, locale),
      trackingUrl: secureAddress(tracking_url),
    })),
    address,
    billing: isSameAddress(address, billing) ? null : billing,
    sellerVatId: order.tax?.seller_vat_id ?? null,
  }
}
