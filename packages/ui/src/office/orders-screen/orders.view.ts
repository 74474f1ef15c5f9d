import type { CountryCode } from '@skafferi/domain/checkout/views'
import type { ShipmentStateView } from '@skafferi/domain/orders/views'
import type { OrderSumView } from '@skafferi/domain/office/views'

/** An order as the office lists it. Everything is ready to show. */
export interface OfficeOrderRowView {
  id: string
  /** What people say on the phone ("1061"). */
  number: string
  href: string
  /** "Mon 08:12". */
  placed: string
  company: string
  /** Who placed it; `null` once they were erased, and where the list does not tell. */
  buyer: string | null
  /** "Gothenburg, SE"; `null` where the list does not tell. */
  shipTo: string | null
  lines: string
  /** `null` where the list does not tell. */
  pieces: string | null
  /** As the store names it ("pending"). */
  status: string
  /** As the store names it ("not_fulfilled"). */
  fulfillment: string
  /** As the store names it ("awaiting"); left out where the list does not tell. */
  payment?: string
  /** How much of it has left. */
  shipment: ShipmentStateView
  total: string
  /** What was given back of it; `null` if nothing was. */
  refunded: string | null
}

/** One page of the orders that fit the filters. */
export interface OfficeOrdersView {
  rows: readonly OfficeOrderRowView[]
  /** From 1. */
  page: number
  pageCount: number
  /** The first and the last of the page, and how many there are on all pages. */
  from: number
  to: number
  count: number
  /** What all pages come to, by currency; `null` where nobody has counted. */
  sums: readonly OrderSumView[] | null
}

/** What orders can be found by. */
export interface OrderChoices {
  /** What an order's status can be, as the store names it. */
  statuses: readonly string[]
  /** Where the shop delivers. */
  countries: readonly CountryCode[]
}
