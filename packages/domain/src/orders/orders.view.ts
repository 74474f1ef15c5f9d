import type { OrderListItem, OrderSummary, operations } from '@skafferi/api'
import type { PictureView } from '../catalog'
import { formatDate, formatNumber } from '../format'
import type { OrderHistoryFilter } from './orders.queries'
import { orderPageSize } from './orders.rules'

/** One order in the history. The statuses are the store's own codes. */
export interface OrderRowView {
  id: string
  /** The number people say on the phone. */
  displayId: string
  /** The first product's. */
  title: string
  /** Lines beyond the first. */
  moreItems: number
  picture: PictureView
  date: string
  /** Lines, each one product. */
  productCount: number
  status: string
  fulfillment: string
  payment: string
}

/** A page of the order history. */
export interface OrderHistoryView {
  rows: OrderRowView[]
  page: {
    current: number
    /** At least 1. */
    total: number
    /** Place of the first order shown, from 1; 0 where there is none. */
    from: number
    to: number
    count: number
  }
  /** What was searched; empty for all orders. */
  query: string
}

/** Figures about the company's orders. */
export interface OrderSummaryView {
  points: string
  total: string
  /** The pending ones. */
  ongoing: string
  /** How many wait for the customer. */
  requiresAction: number
}

type OrderList = operations['listOrders']['responses'][200]['content']['application/json']

/** One line of the history. */
export function toOrderRowView(order: OrderListItem, locale: string): OrderRowView {
  const [first] = order.items
  const title = first?.product_title ?? ''
  return {
    id: order.id,
    displayId: String(order.display_id),
    title,
    moreItems: Math.max(0, order.items.length - 1),
    picture: { src: first?.thumbnail ?? null, alt: title },
    date: formatDate(order.created_at, locale),
    productCount: order.items.length,
    status: order.status,
    fulfillment: order.fulfillment_status,
    payment: order.payment_status,
  }
}

/** What the order history shows; `list` may be the page before, while the next is on its way. */
export function toOrderHistoryView(list: OrderList, filter: OrderHistoryFilter, locale: string): OrderHistoryView {
  const { orders, count, offset } = list
  return {
    rows: orders.map((order) => toOrderRowView(order, locale)),
    page: {
      current: filter.page,
      total: Math.max(1, Math.ceil(count / orderPageSize)),
      from: orders.length > 0 ? offset + 1 : 0,
      to: orders.length > 0 ? offset + orders.length : 0,
      count,
    },
    query: filter.query,
  }
}

/** The figures of the profile page. */
export function toOrderSummaryView(summary: OrderSummary, locale: string): OrderSummaryView {
  return {
    points: formatNumber(summary.loyalty_points, locale),
    total: formatNumber(summary.total_orders, locale),
    ongoing: formatNumber(summary.pending_orders, locale),
    requiresAction: summary.requires_action_orders,
  }
}
