import type { Order } from '@skafferi/api'
import { discountCodes, toTaxView, type TotalsView } from '../cart'
import type { PictureView } from '../catalog'
import {
  formatMoney,
  formatNumber,
  toMinor,
  toBillingAddressView,
  toPrintedAddressView,
  type PrintedAddressView,
} from '../format'
import {
  toArrivalView,
  toPaymentTermsView,
  toReferencesView,
  toProgressView,
  type ArrivalView,
  type PaymentTermsView,
  type ReferencesView,
  type ProgressStepView,
} from './order-document.view'
import { toStatusCode } from './orders.rules'
import { toOrderHeadView, type OrderHeadView } from './orders.view'
import { toRefundViews, toShipmentViews, type RefundView, type ShipmentView } from './parcels.view'
import { afterRefunds } from './payment.rules'
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
  pieces: number
  /** The store's code of how far it has come. */
  status: string
  /** How many pieces have left, formatted; null if none has, or all have. */
  shipped: string | null
  /** How many pieces will not be delivered, formatted; null if all will. */
  closed: string | null
  /** Of one piece, net, before discounts, formatted; null where the line has no price. */
  unitPrice: string | null
  /** Unit price times quantity, net, before discounts, formatted; null where the line has no price. */
  price: string | null
}

/** What was given back of an order, with VAT, formatted. */
export interface RefundTotalsView {
  /** As it is taken off, "-€7.70". */
  refunded: string
  /** The total after it. */
  remaining: string
  /** What is still to be paid; null once nothing is. */
  due: string | null
}

/** What an order comes to, formatted. */
export interface OrderTotalsView extends Omit<TotalsView, 'shipping'> {
  /** Null where the store names none. */
  shipping: string | null
  /** Which day's law the VAT follows; null where no day changes it, or where it is not known. */
  taxDay: TaxDayView | null
  /** What was given back of the total; null if nothing was. */
  refunds: RefundTotalsView | null
  /** Never: an order's figures are the store's. */
  estimated: false
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
  progress: readonly ProgressStepView[]
  /** Null for orders from before terms were kept. */
  terms: PaymentTermsView | null
  references: ReferencesView
  /** First sent first; empty before. */
  shipments: readonly ShipmentView[]
  /** First given first. */
  refunds: readonly RefundView[]
  /** Where it goes. */
  address: PrintedAddressView
  /** The company it is billed to, by its legal name; null if the store did not say. */
  buyer: OrderBuyerView | null
  /** Where its invoice goes; null where it goes with the goods. */
  billing: PrintedAddressView | null
  /** The VAT number it was sold under; null where the seller has none there, or it is not known. */
  sellerVatId: string | null
}

/** The company that an order is billed to. */
export interface OrderBuyerView {
  /** The legal name. */
  name: string
  /** In the register of its country; null if it is not known. */
  registration: string | null
  vatId: string | null
}

type Loose<Value, Key extends keyof Value> = Omit<Value, Key> & { [Each in Key]?: Value[Each] | null }

/** An order as it may come in: prices that the specification calls optional may be missing. */
export type OrderAnswer = Omit<Loose<Order, 'shipping_total'>, 'items'> & {
  items: readonly Loose<Order['items'][number], 'unit_price'>[]
}

function toItemView(item: OrderAnswer['items'][number], currency: string, locale: string): OrderItemView {
  const { product_title: title, unit_price: price, quantity, shipped_quantity: shipped, closed_quantity: closed } = item
  return {
    id: item.id,
    productId: item.product_id,
    title,
    variant: item.variant_title,
    sku: item.variant_sku,
    picture: { src: item.thumbnail, alt: title },
    quantity: formatNumber(quantity, locale),
    pieces: quantity,
    status: toStatusCode(item.status),
    shipped: shipped > 0 && shipped < quantity ? formatNumber(shipped, locale) : null,
    closed: closed > 0 ? formatNumber(closed, locale) : null,
    unitPrice: price == null ? null : formatMoney(toMinor(price), currency, locale),
    price: price == null ? null : formatMoney(toMinor(price) * quantity, currency, locale),
  }
}

function toRefundTotals(
  { total, refunded_total: refunded, amount_due: due, currency_code }: OrderAnswer,
  locale: string,
): RefundTotalsView | null {
  if (refunded === 0) return null
  const money = (amount: number) => formatMoney(amount, currency_code, locale)
  const ledger = { total: toMinor(total), refunded: toMinor(refunded) }
  return {
    refunded: money(-ledger.refunded),
    remaining: money(afterRefunds(ledger)),
    due: due === 0 ? null : money(toMinor(due)),
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
    refunds: toRefundTotals(order, locale),
    estimated: false,
  }
}

function isSameAddress(order: OrderAnswer): boolean {
  const [one, other] = [toPrintedAddressView(order.shipping_address), toPrintedAddressView(order.billing_address)]
  return (
    one.countryCode === other.countryCode &&
    one.phone === other.phone &&
    one.lines.join('\n') === other.lines.join('\n')
  )
}

/** What an order's own page shows (Specification (accounts) §2). */
export function toOrderDetailView(order: OrderAnswer, locale: string): OrderDetailView {
  const arrival = toArrivalView(order, locale)
  return {
    ...toOrderHeadView(order, locale),
    moreItems: Math.max(0, order.items.length - 1),
    items: order.items.map((item) => toItemView(item, order.currency_code, locale)),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toOrderTotalsView(order, locale),
    email: order.email,
    arrival,
    progress: toProgressView(order, locale),
    terms: toPaymentTermsView(order, locale),
    references: toReferencesView(order),
    shipments: toShipmentViews(order, locale),
    refunds: toRefundViews(order, locale),
    address: toPrintedAddressView(order.shipping_address),
    buyer: order.buyer
      ? { name: order.buyer.name, registration: order.buyer.organisation_number, vatId: order.buyer.vat_id }
      : null,
    billing: isSameAddress(order) ? null : toBillingAddressView(order.billing_address, order.buyer?.name),
    sellerVatId: order.tax?.seller_vat_id ?? null,
  }
}
