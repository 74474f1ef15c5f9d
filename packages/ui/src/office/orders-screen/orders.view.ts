import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { ShipmentStateView } from '@skafferi/domain/shop/orders/views'
import type { GoodsFilter, GoodsState, OrderSumView, PaymentState } from '@skafferi/domain/office/views'

/** An order in the list. Texts are ready to show. */
export interface OfficeOrderRowView {
  id: string
  /** The order number ("1061"). */
  number: string
  href: string
  /** "Mon 08:12". */
  placed: string
  company: string
  /** `null` if the person was erased or the list does not have it. */
  buyer: string | null
  /** "Gothenburg, SE"; `null` if the list does not have it. */
  shipTo: string | null
  lines: string
  /** The ordered pieces; `null` if the list does not have them. */
  pieces: string | null
  /** The pieces that can be shipped now; `null` if none can. */
  piecesToShip: string | null
  goods: GoodsState
  payment: PaymentState
  /** How many pieces were shipped. */
  shipment: ShipmentStateView
  total: string
  /** The credited amount; `null` if there is none. */
  credited: string | null
  amountDue: string
  /** What is still to be paid if it is not the total; `null` otherwise. */
  toPay: string | null
  /** What the shop owes the customer; `null` if nothing. */
  toPayBack: string | null
  /** The due date, and whether it is unpaid after it; `null` if nothing is due or it has no due date. */
  due: { day: string; isOverdue: boolean } | null
  /** The day on which it should leave ("2 Dec"); `null` if nothing is left to ship, and if it was not recorded. */
  leaves: string | null
}

/** A page of the matching orders. */
export interface OfficeOrdersView {
  rows: readonly OfficeOrderRowView[]
  /** From 1. */
  page: number
  pageCount: number
  /** The positions of the first and the last row, and the total number. */
  from: number
  to: number
  count: number
  /** The sums of all pages by currency; `null` if they are unknown. */
  sums: readonly OrderSumView[] | null
}

/** The options of the filters. */
export interface OrderChoices {
  /** The states of the goods, with the filters that find them. */
  states: readonly { state: GoodsState; filter: GoodsFilter }[]
  /** The countries that the shop delivers to. */
  countries: readonly CountryCode[]
}
