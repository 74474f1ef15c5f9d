import type { ActivityEntryView } from './office.view'
import type { ListedOrderView } from './orders.view'
import type { WaitingApplicationView } from './applications.view'

/** What waits, as one number. */
export interface WaitingCount {
  kind:
    | 'openOrders'
    | 'toShip'
    | 'unpaid'
    | 'applications'
    | 'complaints'
    | 'reviews'
    | 'failedMail'
    | 'lowStock'
    | 'drafts'
  count: number
}

/** A product that will be gone soon. */
export interface LowProductView {
  id: string
  /** Its name, and that of the variant that is gone first. */
  title: string
  href: string
  /** Null where there is no picture. */
  image: string | null
  /** Pieces of that variant. */
  left: number
  /** How many days they last as they were ordered lately; null where they were not. */
  lasts: number | null
}

/** Products that will be gone soon: the first of them, how many there are, and of how many a variant is sold out. */
export interface LowStockView {
  products: readonly LowProductView[]
  count: number
  soldOut: number
}

/** A time whose sales are summed: today up to now, the same day a week ago up to that time, seven days, this month. */
export type SalesPeriod =
  | { of: 'today'; time: string }
  | { of: 'weekAgo'; weekday: string; time: string }
  | { of: 'week' }
  | { of: 'month'; month: string }

/** What was sold in one currency. */
export interface SalesView {
  currency: string
  /** Fourteen days, today last: each with its share of the best one, from 0 to 1. */
  days: readonly { date: string; day: string; share: number; net: string }[]
  /** `days` is where the orders are that it counts; null where no days say so. */
  periods: readonly { period: SalesPeriod; orders: string; net: string; days: { from: string; to: string } | null }[]
}

/** What a seller looks at first in the morning, as far as the shop counts it. */
export interface MorningView {
  /** "Monday 23 November". */
  date: string
  waiting: readonly WaitingCount[]
  /** The first orders that are to be sent. */
  toShip: readonly ListedOrderView[]
  applications: readonly WaitingApplicationView[]
  activity: readonly ActivityEntryView[]
  /** Null where it could not be counted. */
  lowStock: LowStockView | null
  /** By currency; null where it could not be counted. */
  sales: readonly SalesView[] | null
  /** Whether the shop sells nothing yet. */
  isEmpty: boolean
}
