import type { ActivityEntryView } from '../office.view'
import type { ListedOrderView } from '../orders/orders.view'
import type { ListedApplicationView } from '../customers/applications.view'

/** The number of open items of one kind. */
export interface WaitingCount {
  kind:
    | 'openOrders'
    | 'toShip'
    | 'unpaid'
    | 'toPayBack'
    | 'applications'
    | 'vatNumbers'
    | 'complaints'
    | 'messages'
    | 'reviews'
    | 'failedMail'
    | 'lowStock'
    | 'drafts'
  count: number
}

/** A product that is low in stock. */
export interface LowProductView {
  id: string
  /** The product and its variant with the lowest supply. */
  title: string
  href: string
  /** Null without a picture. */
  image: string | null
  /** Pieces of that variant. */
  left: number
  /** Days until it is sold out at the recent rate of orders; null without recent orders. */
  daysLeft: number | null
}

/** The first products that are low in stock, their total number, and the number of products with a sold-out variant. */
export interface LowStockView {
  products: readonly LowProductView[]
  count: number
  soldOut: number
}

/** A period of sales: today until now, the same day a week ago until the same time, the last seven days, this month. */
export type SalesPeriod =
  | { of: 'today'; time: string }
  | { of: 'weekAgo'; weekday: string; time: string }
  | { of: 'week' }
  | { of: 'month'; month: string }

/** The sales in one currency. */
export interface SalesView {
  currency: string
  /** Fourteen days, today last; `share` is relative to the best day, from 0 to 1. */
  days: readonly { date: string; day: string; share: number; net: string }[]
  /** `days` is the range of its order list; null if it is not a range of full days. */
  periods: readonly { period: SalesPeriod; orders: string; net: string; days: { from: string; to: string } | null }[]
}

/** The start page of the office. */
export interface DashboardView {
  /** "Monday 23 November". */
  date: string
  waiting: readonly WaitingCount[]
  /** The first orders to ship. */
  toShip: readonly ListedOrderView[]
  /** The number of orders that only wait for stock. */
  waitingForStock: number
  applications: readonly ListedApplicationView[]
  activity: readonly ActivityEntryView[]
  /** Null if it could not be loaded. */
  lowStock: LowStockView | null
  /** By currency; null if it could not be loaded. */
  sales: readonly SalesView[] | null
  /** True if the shop has no products. */
  isEmpty: boolean
}
