import { cardPicture } from '../../rules/catalogue/front-picture'
import type { Order } from '@skafferi/api'
import { discountCodes, toTaxView, type TotalsView } from '../cart'
import { toDispatchView, type DispatchView, type PictureView } from '../../platform/shared-views'
import {
  formatMoney,
  formatNumber,
  toMinor,
  toBillingAddressView,
  toPrintedAddressView,
  type PrintedAddressView,
} from '../../platform/format'
import {
  toArrivalView,
  toPaymentTermsView,
  toReferencesView,
  toProgressView,
  type ArrivalView,
  type PaymentTermsView,
  type ReferenceView,
  type ProgressStepView,
} from './order-document.view'
import { toStatusCode } from '../../rules/orders/orders'
import { toOrderHeadView, type OrderHeadView } from './orders.view'
import { toRefundViews, toShipmentViews, type RefundView, type ShipmentView } from '../../platform/shared-views'
import { articleName, withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { afterRefunds } from '../../rules/orders/payment'
import { toTaxDayView, type TaxDayView } from './tax-day.view'

/** One line of an order. */
export interface OrderItemView {
  id: string
  productId: string
  /** The product's name. */
  title: string
  /** Name of the variant. */
  variant: string
  /** SKU; null if the variant has none. */
  sku: string | null
  picture: PictureView
  /** URL of its picture in card size; null if it has none. */
  pack: string | null
  /** Pieces, formatted. */
  quantity: string
  pieces: number
  /** Code of its fulfilment status. */
  status: string
  /** Shipped pieces, formatted; null if none or all are shipped. */
  shipped: string | null
  /** When its open pieces ship; null if all ship now. */
  dispatch: DispatchView | null
  /** The age limit of the product in years; null if it has none. */
  ageLimit: number | null
  /** How many pieces will not be delivered, formatted; null if all will. */
  closed: string | null
  /** The name of the article whose missing pieces it replaces; null if it was ordered. */
  replaces: string | null
  /** Price of one piece, net, before discounts, formatted; null if the line has no price. */
  unitPrice: string | null
  /** Unit price times quantity, net, before discounts, formatted; null if the line has no price. */
  price: string | null
}

/** Refunds of an order, with VAT, formatted. */
export interface RefundTotalsView {
  /** Negative amount, "-€7.70". */
  refunded: string
  /** The total after refunds. */
  remaining: string
  /** Amount due; null if nothing is due. */
  due: string | null
}

/** Totals of an order, formatted. */
export interface OrderTotalsView extends Omit<TotalsView, 'shipping'> {
  /** Null if the store does not state it. */
  shipping: string | null
  /** The date whose VAT law applies; null if the date makes no difference, or is unknown. */
  taxDay: TaxDayView | null
  /** Refunded part of the total; null if nothing was refunded. */
  refunds: RefundTotalsView | null
  /** Always false: the amounts are the store's. */
  estimated: false
}

/** An order with all its details. */
export interface OrderDetailView extends OrderHeadView {
  /** Lines beyond the first. */
  moreItems: number
  items: readonly OrderItemView[]
  /** Pieces of all lines. */
  pieces: number
  totals: OrderTotalsView
  /** E-mail address of the confirmation. */
  email: string
  /** Null once it has arrived, or was canceled. */
  arrival: ArrivalView | null
  /** The delivery option as it was named when ordered; null for orders placed before it was stored. */
  deliveryOption: string | null
  /** Delivery progress, first step first; empty if there is none to show. */
  progress: readonly ProgressStepView[]
  /** Null for orders placed before payment terms were stored. */
  terms: PaymentTermsView | null
  references: readonly ReferenceView[]
  /** In the order they were sent; empty before. */
  shipments: readonly ShipmentView[]
  /** Oldest first. */
  refunds: readonly RefundView[]
  /** Delivery address. */
  address: PrintedAddressView
  /** Legal name of the billed company; null if the store does not state it. */
  buyer: OrderBuyerView | null
  /** Billing address; null if the invoice comes with the goods. */
  billing: PrintedAddressView | null
  /** The seller's VAT number; null if the seller has none in that country, or it is unknown. */
  sellerVatId: string | null
}

/** The company that an order is billed to. */
export interface OrderBuyerView {
  /** The legal name. */
  name: string
  /** Organisation number; null if unknown. */
  registration: string | null
  vatId: string | null
}

type Loose<Value, Key extends keyof Value> = Omit<Value, Key> & { [Each in Key]?: Value[Each] | null }

/** An order as received: prices that the specification calls optional can be missing. */
export type OrderAnswer = Omit<Loose<Order, 'shipping_total'>, 'items'> & {
  items: readonly Loose<Order['items'][number], 'unit_price'>[]
}

function toItemView(
  item: OrderAnswer['items'][number],
  { items, currency_code: currency }: Pick<OrderAnswer, 'items' | 'currency_code'>,
  locale: string,
): OrderItemView {
  const replaced = items.find(({ id }) => id === item.replaces_id)
  const { product_title: title, unit_price: price, quantity, shipped_quantity: shipped, closed_quantity: closed } = item
  return {
    id: item.id,
    productId: item.product_id,
    title,
    variant: withoutSplitUnits(item.variant_title),
    sku: item.variant_sku,
    picture: { src: item.thumbnail, alt: title },
    pack: cardPicture(item.thumbnail),
    quantity: formatNumber(quantity, locale),
    pieces: quantity,
    status: toStatusCode(item.status),
    shipped: shipped > 0 && shipped < quantity ? formatNumber(shipped, locale) : null,
    dispatch: toDispatchView(quantity - shipped - closed, item.backorder, locale),
    ageLimit: item.age_limit,
    closed: closed > 0 ? formatNumber(closed, locale) : null,
    replaces: replaced ? articleName(replaced.product_title, replaced.variant_title, null) : null,
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

/**
 * Returns the view of the order details page (Specification (accounts) §2).
 * @param today YYYY-MM-DD in the store's time zone
 */
export function toOrderDetailView(order: OrderAnswer, locale: string, today: string): OrderDetailView {
  const arrival = toArrivalView(order, locale, today)
  return {
    ...toOrderHeadView(order, locale),
    moreItems: Math.max(0, order.items.length - 1),
    items: order.items.map((item) => toItemView(item, order, locale)),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: toOrderTotalsView(order, locale),
    email: order.email,
    arrival,
    deliveryOption: order.shipping_option_name,
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
