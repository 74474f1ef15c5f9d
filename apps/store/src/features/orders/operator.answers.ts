import type { Address, Order } from '@skafferi/api'
import { toTaxRates } from '@skafferi/domain/cart/tax-sums.rules'
import { toMajor } from '@skafferi/domain/format/money.rules'
import { remainingPieces, refundedLeft } from '@skafferi/domain/office/parcel-lines.rules'
import { grossOf, refundablePieces } from '@skafferi/domain/office/refund.rules'
import { placerName, toOrder, toOrderHead, toPlacedBy, type OrderHead, type OrderParts } from './orders.answers'
import type { EventRow, OperatorListRow, OperatorOrderRow, OrderSumRow } from './operator.repo'
import type { RefundableParts } from './refundable'

/** An order in the operator's list. */
export interface OperatorListItem extends OrderHead {
  company_name: string
  /** Who placed it; null once they were erased. */
  placed_by: string | null
  /** Of who placed it. */
  email: string
  /** How many lines it has. */
  lines: number
  /** Delivery address. */
  ship_to: Pick<Address, 'city' | 'country_code'>
  /** Grows with every change of it. */
  version: number
}

/** Totals of orders in one currency, with tax. */
export interface OrderSum {
  currency_code: string
  /** How many they are. */
  count: number
  total: number
}

/** Statuses, parcels and tax of an event; only changed values are included. */
export interface TimelineStates {
  status?: string
  fulfillment_status?: string
  payment_status?: string
  carrier?: string
  tracking_url?: string
  /** In the parcel. */
  pieces?: number
  /** Pieces that were packed or sent although money was given back for them. */
  although_refunded?: number
  /** The date whose law its tax follows. */
  tax_date?: string
  tax_total?: number
  /** Total of the order. */
  total?: number
  /** Given back, tax and all. */
  refund_total?: number
}

/** Something that happened to an order. */
export interface TimelineEntry {
  at: string
  /** Such as `order.placed`. */
  action: string
  /** A customer's id or `operator`; null for the shop itself. */
  actor_id: string | null
  /** Which operator; null for others, and for the command line. */
  operator_name: string | null
  /** Null if there was no previous value. */
  before: TimelineStates | null
  after: TimelineStates | null
}

/** A parcel as the operator sees it, with its sender and contents. */
export type OperatorParcel = Order['shipments'][number] & {
  /** Null if it was not recorded. */
  sent_by: string | null
}

type Rates = ReturnType<typeof toTaxRates>

/** Money given back, as the operator sees it. */
export type OperatorRefund = Order['refunds'][number] & {
  /** The lowest first. */
  rates: Rates
  /** Null if it was not recorded. */
  refunded_by: string | null
}

/** An order as the operator sees it: what its customer sees, whose it is, and what happened to it. */
export interface OperatorOrder extends Order {
  company: { id: string; name: string }
  customer: { id: string; first_name: string; last_name: string; email: string; phone: string | null }
  /** Permanent name of the way to deliver. */
  shipping_option: string
  /** Grows with every change of it. */
  version: number
  /** Progress of each line, in pieces. */
  lines: {
    item_id: string
    ordered: number
    shipped: number
    closed: number
    left: number
    left_refunded: number
    refunded: number
    refundable: number
    tax_percent: number
  }[]
  /** Parcels, oldest first. */
  parcels: OperatorParcel[]
  /** Its refunds with their rates and who gave them, first given first. */
  given: OperatorRefund[]
  /** Refundable amounts. */
  refundable: { amount: number; rates: Rates }
  /** Oldest first. */
  timeline: TimelineEntry[]
}

const timelineNames = {
  status: 'status',
  fulfillmentStatus: 'fulfillment_status',
  paymentStatus: 'payment_status',
  carrier: 'carrier',
  trackingUrl: 'tracking_url',
  taxDate: 'tax_date',
} as const satisfies Record<string, keyof TimelineStates>

const timelinePieces = { pieces: 'pieces', althoughRefunded: 'although_refunded' } as const satisfies Record<
  string,
  keyof TimelineStates
>

/** Recorded in minor units. */
const timelineAmounts = {
  taxTotal: 'tax_total',
  orderTotal: 'total',
  refundTotal: 'refund_total',
} as const satisfies Record<string, keyof TimelineStates>

function toTimelineStates(recorded: unknown): TimelineStates | null {
  if (typeof recorded !== 'object' || recorded === null) return null
  const values = recorded as Record<string, unknown>
  const named = Object.entries(timelineNames).flatMap(([name, shown]) => {
    const value = values[name]
    return typeof value === 'string' ? [[shown, value]] : []
  })
  const amounts = Object.entries(timelineAmounts).flatMap(([name, shown]) => {
    const value = values[name]
    return typeof value === 'number' ? [[shown, toMajor(value)]] : []
  })
  const pieces = Object.entries(timelinePieces).flatMap(([name, shown]) => {
    const value = values[name]
    return typeof value === 'number' ? [[shown, value]] : []
  })
  return Object.fromEntries([...named, ...pieces, ...amounts])
}

function toTimelineEntry({ at, action, actorId, operatorName, before, after }: EventRow): TimelineEntry {
  return {
    at: at.toISOString(),
    action,
    actor_id: actorId,
    operator_name: operatorName,
    before: toTimelineStates(before),
    after: toTimelineStates(after),
  }
}

/** An order as a line of the operator's list. */
export function toOperatorListItem({
  order,
  placer,
  companyName,
  lines,
  ...figures
}: OperatorListRow): OperatorListItem {
  const { city, country_code } = order.shippingAddress
  return {
    ...toOrderHead(order, figures),
    company_name: companyName,
    placed_by: placerName(placer),
    email: order.email,
    lines,
    ship_to: { city, country_code },
    version: order.version,
  }
}

/** Returns the totals of orders in one currency for the list. */
export function toOrderSum({ currencyCode, count, total }: OrderSumRow): OrderSum {
  return { currency_code: currencyCode, count, total: toMajor(total) }
}

/** What only the operator sees of an order. */
export interface OperatorParts {
  /** Oldest first. */
  timeline: readonly EventRow[]
  /** Who sent each parcel. */
  senders: readonly { id: string; name: string | null }[]
  refundable: RefundableParts
}

/** An order line with its progress and its refundable pieces. */
function toOperatorLine(
  line: RefundableParts['lines'][number],
  { isCharged, isRefunded }: { isCharged: boolean; isRefunded: boolean },
): OperatorOrder['lines'][number] {
  const { id, ordered, shipped, closed, refunded, taxRate } = line
  const refundable = isCharged ? refundablePieces(line) : 0
  return {
    item_id: id,
    ordered,
    shipped,
    closed,
    left: remainingPieces(line),
    left_refunded: refundedLeft(line, isRefunded),
    refunded,
    refundable,
    tax_percent: taxRate,
  }
}

/** An order with all that the shop knows of it. */
export function toOperatorOrder(
  { order, company, customer }: OperatorOrderRow,
  parts: Omit<OrderParts, 'placedBy'>,
  { timeline, senders, refundable }: OperatorParts,
): OperatorOrder {
  const { id, firstName, lastName, email, phone } = customer
  const shown = toOrder(order, company, { ...parts, placedBy: toPlacedBy(customer, null) })
  const givenBy = new Map(parts.refunds.map((row) => [row.refund.id, row]))
  return {
    ...shown,
    version: order.version,
    lines: refundable.lines.map((line) =>
      toOperatorLine(line, { isCharged: refundable.isCharged, isRefunded: order.paymentStatus === 'refunded' }),
    ),
    given: shown.refunds.map((refund) => ({
      ...refund,
      rates: toTaxRates(givenBy.get(refund.id)?.refund.rates ?? []),
      refunded_by: givenBy.get(refund.id)?.givenBy ?? null,
    })),
    refundable: { amount: toMajor(grossOf(refundable.left)), rates: toTaxRates(refundable.left) },
    parcels: shown.shipments.map((shipment) => ({
      ...shipment,
      sent_by: senders.find((sender) => sender.id === shipment.id)?.name ?? null,
    })),
    company: { id: company.id, name: company.name },
    customer: { id, first_name: firstName, last_name: lastName, email, phone },
    shipping_option: order.shippingOption,
    timeline: timeline.map(toTimelineEntry),
  }
}
