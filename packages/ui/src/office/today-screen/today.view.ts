import type { LowProductView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import type { OfficeOrderRowView } from '../orders-screen/orders.view'

/** The count of open items of one kind, with a link to their list. */
export interface WaitingFigureView {
  kind:
    | 'openOrders'
    | 'toShip'
    | 'unpaid'
    | 'toPayBack'
    | 'drafts'
    | 'applications'
    | 'vatNumbers'
    | 'complaints'
    | 'messages'
    | 'reviews'
    | 'failedMail'
    | 'lowStock'
  count: number
  href: string
  /** The most urgent detail, ready to show; `null` if there is none. */
  note: string | null
  /** The urgency of the note. */
  urgency: 'calm' | 'soon' | 'now'
}

/** The sums of a period. */
export interface SalesRowView {
  label: string
  /** URL of its orders; `null` if no list has exactly these. */
  href: string | null
  orders: string
  /** Net of VAT, ready to show. */
  net: string
}

/** A day of the sales chart. */
export interface SalesBarView {
  day: string
  /** The sales relative to the best day, from 0 to 1. */
  share: number
  net: string
}

/** The sales in one currency. */
export interface CurrencySalesView {
  /** "EUR". */
  currency: string
  bars: readonly SalesBarView[]
  rows: readonly SalesRowView[]
}

/** A case that waits for an answer. */
export interface WaitingCaseView {
  id: string
  title: string
  description: string
  href: string
  /** "4 days", "due today". */
  age: string
  late: boolean
}

/** An activity entry. */
export interface TodayActivityView {
  id: string
  /** The actor; `null` for the shop itself. */
  person: string | null
  /** A sentence that continues after the name, or a full sentence. */
  text: ReactNode
  time: { text: string; dateTime: string }
  failed: boolean
}

/** The start page. Texts are ready to show. */
export interface TodayView {
  /** "Monday 23 November, week 48". */
  date: string
  waiting: readonly WaitingFigureView[]
  /** The orders to ship, the time of the pickup ("Carrier comes 14:00") and the total; `null` if unknown. */
  toShip: {
    orders: readonly OfficeOrderRowView[]
    /** Orders of which all open pieces wait for stock, with a link to them; `null` if there are none. */
    waiting: { count: number; href: string } | null
    pickup: string | null
    /** `null` if it is unknown. */
    total: string | null
  }
  /** `null` if it could not be loaded. */
  lowStock: { products: readonly LowProductView[]; count: number; href: string } | null
  /** By currency, empty without sales; `null` if they could not be loaded. */
  sales: readonly CurrencySalesView[] | null
  waitingCases: readonly WaitingCaseView[]
  activity: readonly TodayActivityView[]
}
