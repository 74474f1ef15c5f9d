import type { DateTimeView } from './date-time'

/** The state of a page's query. */
export type OfficeState<View> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** The request id to quote to support; null if there was no answer. */
      request: string | null
      /** The store's error code, or the client's if there was no answer. */
      code: string
      /** Repeats the request. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** True while newer data is loading; the old view stays visible. */
      refreshing: boolean
    }

/** The author of an activity entry. */
export interface Actor {
  kind: 'operator' | 'api_key' | 'customer' | 'shop'
  /** Null for the command line, the shop itself and erased persons. */
  name: string | null
}

/** A changed value in the activity. */
export interface RecordedChange {
  field: string
  /** For `price` or `stock`: the SKU of the variant and the minimum quantity of the price (null from one). */
  of?: { sku: string; from: string | null }
  before: string | null
  after: string | null
}

/** An activity entry, with codes of the contract. */
export interface ActivityEntryView {
  id: string
  actor: Actor
  /** Such as `order.changed`. */
  action: string
  /** The changed object and its page; null if the action alone identifies it. */
  subject: { text: string; href: string | null } | null
  changes: readonly RecordedChange[]
  time: DateTimeView
}

/** The position of a page in a list. */
export interface ListPage {
  /** From 1. */
  page: number
  pageCount: number
  from: number
  to: number
  count: number
}
