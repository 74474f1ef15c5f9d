import type { LowProductView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import type { OfficeOrderRowView } from '../orders-screen/orders.view'

/** Something that waits for somebody, as a figure that leads to it. */
export interface WaitingFigureView {
  kind:
    | 'openOrders'
    | 'toShip'
    | 'unpaid'
    | 'drafts'
    | 'applications'
    | 'complaints'
    | 'reviews'
    | 'failedMail'
    | 'lowStock'
  count: number
  href: string
  /** What is most urgent about it, as shown; `null` where nothing is to be said. */
  note: string | null
  /** How urgent that is. */
  urgency: 'calm' | 'soon' | 'now'
}

/** Sums of the orders of a time. */
export interface SalesRowView {
  label: string
  /** The orders it counts; `null` where no list has just these. */
  href: string | null
  orders: string
  /** Net of VAT, as shown. */
  net: string
}

/** A day of the sales as a bar. */
export interface SalesBarView {
  day: string
  /** From 0 to 1, of the best day. */
  share: number
  net: string
}

/** What was sold in one currency. */
export interface CurrencySalesView {
  /** "EUR". */
  currency: string
  bars: readonly SalesBarView[]
  rows: readonly SalesRowView[]
}

/** Somebody who waits for an answer. */
export interface AnswerView {
  id: string
  who: string
  what: string
  href: string
  /** "4 days", "due today". */
  age: string
  late: boolean
}

/** Something that just happened. */
export interface TodayActivityView {
  id: string
  /** Who did it; `null` where the shop did it by itself. */
  person: string | null
  /** A sentence that goes on from the name, or stands for itself. */
  text: ReactNode
  time: { text: string; dateTime: string }
  failed: boolean
}

/** What a seller looks at first in the morning. */
export interface TodayView {
  /** "Monday 23 November, week 48". */
  date: string
  waiting: readonly WaitingFigureView[]
  /** What leaves today, and when it is fetched ("Carrier comes 14:00"); `null` where nobody knows. */
  leaves: {
    orders: readonly OfficeOrderRowView[]
    pickup: string | null
    /** `null` where nobody has counted. */
    total: string | null
  }
  /** `null` where it could not be counted. */
  lowStock: { products: readonly LowProductView[]; count: number; href: string } | null
  /** By currency, empty where nothing was sold; `null` where it could not be counted. */
  sales: readonly CurrencySalesView[] | null
  answers: readonly AnswerView[]
  happened: readonly TodayActivityView[]
}
