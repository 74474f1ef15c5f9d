import type { CountryCode, Order } from '@skafferi/api'
import { discountCodes } from '../cart'
import type { PictureView } from '../catalog'
import { addressLines, formatDate, formatMoney, formatNumber, toMinor } from '../format'

/** One line of an order. */
export interface OrderItemView {
  id: string
  productId: string
  title: string
  /** Which of the product's variants. */
  variant: string
  sku: string | null
  picture: PictureView
  /** Pieces, formatted. */
  quantity: string
  /** The store's code of how far it has come. */
  status: string
  /** Unit price times quantity, net, before discounts; null where the line has no price. */
  price: string | null
}

/** What an order comes to, formatted. */
export interface OrderTotalsView {
  /** Goods, net, before discount. */
  goods: string
  /** With its minus sign; null where there is none. */
  discount: string | null
  /** The promo codes that took it off. */
  discountCodes: readonly string[]
  /** Null where the store names none. */
  shipping: string | null
  /** Null where there is none. */
  tax: string | null
  /** Whose tax it is: the country it was delivered to. */
  taxCountry: CountryCode
  total: string
  /** Never: an order's figures are the store's. */
  estimated: false
}

/** A parcel that left. */
export interface ShipmentView {
  id: string
  carrier: string
  /** The day it left. */
  date: string
  /** Where it can be followed; null where it cannot. */
  trackingUrl: string | null
}

/** One order with everything in it. The statuses are the store's own codes. */
export interface OrderDetailView {
  id: string
  /** The number people say on the phone. */
  displayId: string
  /** The first product's. */
  title: string
  picture: PictureView
  date: string
  status: string
  fulfillment: string
  payment: string
  items: OrderItemView[]
  totals: OrderTotalsView
  /** First sent first. */
  shipments: ShipmentView[]
  /** Where it goes, ready to print, without the country's name. */
  address: { lines: string[]; countryCode: CountryCode }
}

type Loose<Value, Key extends keyof Value> = Omit<Value, Key> & { [Each in Key]?: Value[Each] | null }

/** An order as it may come in: prices that the specification calls optional may be missing. */
export type OrderAnswer = Omit<Loose<Order, 'shipping_total'>, 'items'> & {
  items: readonly Loose<Order['items'][number], 'unit_price'>[]
}

/** A tracking address comes from outside the shop; only a secure one becomes a link. */
function secureAddress(address: string | null): string | null {
  const isSecure = address !== null && /^https:\/\/[^/?#@\s\\]+/i.test(address) && URL.canParse(address)
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
    status: item.status,
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
    tax: order.tax_total === 0 ? null : money(order.tax_total),
    taxCountry: order.shipping_address.country_code,
    total: money(order.total),
    estimated: false,
  }
}

/** What an order's own page shows (Specification (accounts) §2). */
export function toOrderDetailView(order: OrderAnswer, locale: string): OrderDetailView {
  const [first] = order.items
  const title = first?.product_title ?? ''
  return {
    id: order.id,
    displayId: String(order.display_id),
    title,
    picture: { src: first?.thumbnail ?? null, alt: title },
    date: formatDate(order.created_at, locale),
    status: order.status,
    fulfillment: order.fulfillment_status,
    payment: order.payment_status,
    items: order.items.map((item) => toItemView(item, order.currency_code, locale)),
    totals: toOrderTotalsView(order, locale),
    shipments: order.shipments.map(({ id, carrier, tracking_url, shipped_at }) => ({
      id,
      carrier,
      date: formatDate(shipped_at, locale),
      trackingUrl: secureAddress(tracking_url),
    })),
    address: { lines: addressLines(order.shipping_address), countryCode: order.shipping_address.country_code },
  }
}
