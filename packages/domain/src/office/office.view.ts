import type { SettingsSection } from '../rules/settings/seller-settings'
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
  /** The code of its label, such as `product.title`; otherwise the name it was recorded with. */
  field: string
  /** A variant's SKU, a delivery option or a language; for a price its minimum quantity, null from one. */
  of?: { name: string; from: string | null }
  /** `list`: before has the removed entries, after the added ones. Values of `code` and `codes` are codes. */
  kind: 'text' | 'number' | 'money' | 'code' | 'codes' | 'list'
  /** Null if it was empty; left out if the entry has no previous value. */
  before?: string | null
  /** Null if it was cleared. */
  after: string | null
}

/** The subject of an activity entry and its page, if it has one. A page of the settings has a code as its name. */
export type ActivitySubject =
  | { kind: 'object'; name: string; sku: string | null; href: string | null }
  | { kind: 'settings'; section: SettingsSection; href: string | null }

/** An activity entry, with codes of the contract. */
export interface ActivityEntryView {
  id: string
  actor: Actor
  /** Such as `order.changed`. */
  action: string
  /** Null if the action alone identifies it. */
  subject: ActivitySubject | null
  changes: readonly RecordedChange[]
  /** What a change of many products has changed; null for other entries. */
  many: ChangedProductsView | null
  /** Null if the old values cannot be put back, or not by this operator. */
  putBack: PutBackView | null
  time: DateTimeView
}

/** A product of a change of many, with its own changes. */
export interface ChangedProductView {
  id: string
  title: string
  href: string
  changes: readonly RecordedChange[]
  /** Null if its old values alone cannot be put back, or not by this operator. */
  putBack: PutBackView | null
}

/** The products of a change of many. */
export interface ChangedProductsView {
  /** The listed ones, by name. */
  products: readonly ChangedProductView[]
  /** The number of further products. */
  more: number
  /** The list of exactly these products. */
  href: string
}

/** Whether the old values of an entry can be put back, or who has changed one of the values since, if it is known. */
export type PutBackView =
  /** `products`: how many products a change of many has changed; null for other entries. */
  { status: 'possible'; products: number | null } | { status: 'changed'; by: string | null; at: string | null }

/** The entries of a day in the shop's time zone, newest first, with the time of day. */
export interface ActivityDayView {
  day: DateTimeView
  isToday: boolean
  entries: readonly ActivityEntryView[]
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
