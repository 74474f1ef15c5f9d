import type { Problem } from '../action'
import type { ShipmentStateView } from '../orders'
import type { PaymentRefusal } from '../orders/payment.rules'
import type { ActivityEntryView, ListPage } from './office.view'
import type { DateTimeView } from './date-time'
import type { IssuedRefundView, RefundableView } from './refunds.view'

/** What orders are found by; empty for any. */
export interface OrderFilters {
  text: string
  /** As the store names them. */
  status: string
  goods: string
  payment: string
  /** What they still wait for: `shipment` or `payment`. */
  waits: string
  /** The first day and the last one, "2026-11-01"; both count. */
  from: string
  to: string
  /** Id of a company. */
  company: string
  /** Code of the country they are delivered to. */
  country: string
}

/** A page of those. */
export interface OrderQuery extends OrderFilters {
  /** From 1. */
  page: number
}

/** An order in a list. */
export interface ListedOrderView {
  id: string
  number: string
  /** As it was read: changes name it. */
  version: number
  href: string
  placed: string
  company: string
  /** Who placed it; null once they were erased. */
  buyer: string | null
  /** Where to, "Gothenburg, SE". */
  shipTo: string
  pieces: string
  lines: string
  status: string
  fulfillment: string
  payment: string
  /** How much of it has left. */
  shipment: ShipmentStateView
  total: string
  /** What was given back of it, formatted; null if nothing was. */
  refunded: string | null
  /** What it adds to a sum; the total in minor units. */
  adds: { lines: number; pieces: number; total: number; currency: string }
}

/** What orders of one currency come to, tax and all. */
export interface OrderSumView {
  count: number
  total: string
}

/** What several selected orders come to. */
export interface SelectedOrdersView {
  lines: number
  pieces: number
  /** One for each currency. */
  totals: readonly string[]
}

/** What became of orders that were to be marked as packed together. */
export interface PackingOutcome {
  /** How many are packed now. */
  packed: number
  /** Those that are not, and why. */
  refused: readonly { id: string; number: string; problem: Problem<'office'> }[]
}

/** A page of orders. */
export interface ListedOrdersView extends ListPage {
  rows: readonly ListedOrderView[]
  /** What all that fit come to, those of other pages too: by currency, that of most orders first. */
  sums: readonly OrderSumView[]
}

/** A line of an order. */
export interface OrderedLineView {
  id: string
  title: string
  /** What its controls are called by: the product and the variant. */
  name: string
  detail: string
  href: string
  image: string | null
  unitPrice: string
  isTier: false
  ordered: number
  shipped: number
  /** Pieces that will not be shipped. */
  closed: number
  /** Pieces that have not left although money was given back for them. */
  leftRefunded: number
  sum: string
}

/** What a part of an order's sum is. */
export type SumPart = 'goods' | 'discount' | 'shipping' | 'vat' | 'total' | 'refunded' | 'remaining' | 'due'

/** A parcel on its way. */
export interface SentParcelView {
  id: string
  /** From 1. */
  number: number
  time: DateTimeView
  /** What is in it; null where nobody noted it. */
  content: { lines: number; pieces: number } | null
  /** Who sent it; null where nobody noted it. */
  person: string | null
  carrier: string
  tracking: { text: string; href: string } | null
  /** When its carrier took it, and when it arrived; null before and if it was not recorded. */
  handedOver: DateTimeView | null
  delivered: DateTimeView | null
  /** Where its packing slip is; null where nobody noted what is in it. */
  slipHref: string | null
}

/** An order with all that is done with it. */
export interface FullOrderView {
  id: string
  number: string
  status: string
  fulfillment: string
  payment: string
  company: string
  buyer: string
  email: string
  placed: string
  /** When the invoice is due; null where nothing was agreed. */
  due: string | null
  /** When it was promised to arrive; null where nothing was. */
  promised: string | null
  lines: readonly OrderedLineView[]
  pieces: number
  /** How many pieces have left. */
  shipment: ShipmentStateView
  /** `percent` of VAT by one rate. */
  sums: readonly { part: SumPart; percent?: string; value: string }[]
  total: string
  parcels: readonly SentParcelView[]
  /** Where its pick list is. */
  pickHref: string
  refunds: readonly IssuedRefundView[]
  /** What can still be given back; null where nothing can. */
  refundable: RefundableView | null
  delivery: { to: string; billed: string; phone: string | null; reference: string | null; note: string | null }
  activity: readonly ActivityEntryView[]
  /** What can be done with it as it stands; the role is another matter. */
  can: { cancel: boolean; ship: boolean; mark: boolean; close: boolean; pay: boolean; refund: boolean }
  /** Why it cannot be marked as paid; null if it can. */
  payRefused: PaymentRefusal | null
}
