import type { DateTimeView } from './date-time'

/** What a page of the office shows: on its way, refused, or there. */
export type OfficeState<View> =
  | { status: 'loading' }
  | {
      status: 'failed'
      /** The number of the request, to be named to whoever helps; null where no answer came. */
      request: string | null
      /** The store's permanent code, or why none came. */
      code: string
      /** Tries once more. */
      retry: () => void
    }
  | {
      status: 'ready'
      view: View
      /** A newer state is on its way; what is there stays to be seen. */
      refreshing: boolean
    }

/** Somebody's part in what happened. */
export interface Actor {
  kind: 'operator' | 'api_key' | 'customer' | 'shop'
  /** Null where nobody is named: the command line, the shop itself, somebody who was erased. */
  name: string | null
}

/** A value that was changed, as it was recorded. */
export interface RecordedChange {
  field: string
  /** Of a product's variant, `price` or `stock`: its SKU, and from how many pieces the price holds (null from one). */
  of?: { sku: string; from: string | null }
  before: string | null
  after: string | null
}

/** Something that was done, in the store's own codes. */
export interface ActivityEntryView {
  id: string
  actor: Actor
  /** Such as `order.changed`. */
  action: string
  /** What it was done to, and the page that shows it; null where it needs no naming. */
  subject: { text: string; href: string | null } | null
  changes: readonly RecordedChange[]
  time: DateTimeView
}

/** A page of a list. */
export interface ListPage {
  /** From 1. */
  page: number
  pageCount: number
  from: number
  to: number
  count: number
}
