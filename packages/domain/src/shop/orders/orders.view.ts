import type { OrderListItem, OrderSummary, operations } from '@skafferi/api'
import type { PictureView } from '../../platform/shared-views'
import { formatDate, formatMoney, formatNumber, toMinor, toPageView, type PageView } from '../../platform/format'
import type { OrderHistoryFilter } from './orders.queries'
import { toPlacedBy, type PlacedByView } from './placed-by.view'
import { orderPageSize, toStatusCode } from '../../rules/orders/orders'
import { toShipmentStateView, type ShipmentStateView } from '../../platform/shared-views'

/** Number and statuses of an order, as codes of the contract. */
export interface OrderHeadView {
  id: string
  /** The order number. */
  displayId: string
  /** The first product's name. */
  title: string
  /** The variant of its first line; null if it has no name. */
  variant: string | null
  /** Picture of the first product. */
  picture: PictureView
  /** The day it was placed, formatted. */
  date: string
  /** Null once the person was erased. */
  placedBy: PlacedByView | null
  status: string
  fulfillment: string
  payment: string
  /** How many pieces were shipped. */
  shipment: ShipmentStateView
  /** Refunded amount, with VAT, formatted; null if nothing was refunded. */
  refunded: string | null
}

/** One order in the history. */
export interface OrderRowView extends OrderHeadView {
  /** Lines beyond the first. */
  moreItems: number
  /** Lines, each one product. */
  productCount: number
  /** Total, with VAT, formatted. */
  amount: string
  /** The buyer's PO number; null if not given. */
  poNumber: string | null
  /** The destination in short: "Store Haga, Linnégatan 14, Gothenburg"; null if unknown. */
  shipTo: string | null
}

/** A page of the order history. */
export interface OrderHistoryView {
  rows: readonly OrderRowView[]
  page: PageView
  /** Search text; empty for all orders. */
  query: string
  /** The status filter, a code of the contract; null for all orders. */
  status: string | null
}

/** Statistics of the company's orders. */
export interface OrderSummaryView {
  /** Loyalty points; null if the shop gives none. */
  points: string | null
  /** All orders. */
  total: string
  /** Pending orders. */
  ongoing: string
  /** Number of orders that require an action of the customer. */
  requiresAction: number
}

/** A page of orders in the contract's format. */
export type OrderList = operations['listOrders']['responses'][200]['content']['application/json']

/** An order as the list or the details page receives it. */
type OrderHead = Pick<OrderListItem, 'id' | 'display_id' | 'created_at' | 'placed_by' | 'status'> &
  Pick<
    OrderListItem,
    | 'fulfillment_status'
    | 'payment_status'
    | 'shipment_state'
    | 'pieces'
    | 'shipped_pieces'
    | 'refunded_total'
    | 'currency_code'
  > & {
    items: readonly Pick<OrderListItem['items'][number], 'product_title' | 'variant_title' | 'thumbnail'>[]
  }

/** Returns the number and statuses of an order. */
export function toOrderHeadView(order: OrderHead, locale: string): OrderHeadView {
  const [first] = order.items
  const title = first?.product_title ?? ''
  return {
    id: order.id,
    displayId: String(order.display_id),
    title,
    variant: first?.variant_title || null,
    picture: { src: first?.thumbnail ?? null, alt: title },
    date: formatDate(order.created_at, locale),
    placedBy: toPlacedBy(order),
    status: toStatusCode(order.status),
    fulfillment: toStatusCode(order.fulfillment_status),
    payment: toStatusCode(order.payment_status),
    shipment: toShipmentStateView(order, locale),
    refunded:
      order.refunded_total === 0 ? null : formatMoney(toMinor(order.refunded_total), order.currency_code, locale),
  }
}

type ShipTo = NonNullable<OrderListItem['ship_to']>

const shipToText = ({ name, address_1: street, city }: ShipTo) => [name, street, city].filter(Boolean).join(', ')

/** Creates the view of an order in the history. */
export function toOrderRowView(order: OrderListItem, locale: string): OrderRowView {
  const productCount = order.items.length
  return {
    ...toOrderHeadView(order, locale),
    moreItems: Math.max(0, productCount - 1),
    productCount,
    amount: formatMoney(toMinor(order.total), order.currency_code, locale),
    poNumber: order.po_number || null,
    shipTo: order.ship_to ? shipToText(order.ship_to) : null,
  }
}

/**
 * Returns the view of the order history.
 * @param list may be the previous page while the next one loads
 */
export function toOrderHistoryView(list: OrderList, filter: OrderHistoryFilter, locale: string): OrderHistoryView {
  const { orders, count, offset } = list
  return {
    rows: orders.map((order) => toOrderRowView(order, locale)),
    page: toPageView({ count, offset, length: orders.length }, { page: filter.page, size: orderPageSize }, locale),
    query: filter.query,
    status: filter.status ?? null,
  }
}

/** Creates the statistics of the profile page. */
export function toOrderSummaryView(summary: OrderSummary, locale: string): OrderSummaryView {
  return {
    points: summary.loyalty_points === null ? null : formatNumber(summary.loyalty_points, locale),
    total: formatNumber(summary.total_orders, locale),
    ongoing: formatNumber(summary.pending_orders, locale),
    requiresAction: summary.requires_action_orders,
  }
}
