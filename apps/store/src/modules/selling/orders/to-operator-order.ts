import type { Address, Order } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { toTaxRates } from '@skafferi/domain/rules/tax/tax-sums'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { isRecord } from '@skafferi/domain/rules/json/schema'
import { remainingPieces, refundedLeft } from '@skafferi/domain/rules/orders/parcel-lines'
import { undoableSteps } from '@skafferi/domain/rules/orders/undo'
import { toPayBack } from '@skafferi/domain/rules/orders/payment'
import { shippableStatuses } from '@skafferi/domain/rules/orders/waits-for'
import { grossOf, refundablePieces } from '@skafferi/domain/rules/orders/refund'
import { customerName, toOrder, toOrderHead, toPlacedBy, toRefund, type OrderHead, type OrderParts } from './to-order'
import type { EventRow, OperatorListRow, OperatorOrderRow, OrderSumRow, Packing } from './operator-orders.repo'
import { lastDecision } from './missing-decision'
import { isOwn } from './order-notes'
import type { NoteRow } from './order-notes.repo'
import type { PaymentRow } from './payments.repo'
import { paymentFactsOf, sumPayments } from './record-payment'
import type { RefundableParts } from './refundable'
import { undoFactsOf } from './undo-step'

/** An order in the operator's list. */
export interface OperatorListItem extends OrderHead {
  company_name: string
  /** Name of the customer who placed it; null if erased. */
  placed_by: string | null
  /** E-mail of the customer who placed it. */
  email: string
  /** Number of lines. */
  lines: number
  /** Pieces that can be shipped now. */
  pieces_to_ship: number
  /** Recorded payments less what was paid back, with tax. */
  paid_total: number
  /** What the shop owes the customer, with tax. */
  to_pay_back: number
  /** Due date of the invoice; null if none was stored. */
  due_date: string | null
  /** The day on which it should leave; null if none was stored. */
  dispatch_date: string | null
  /** Delivery address. */
  ship_to: Pick<Address, 'city' | 'country_code'>
  /** Increases with every change. */
  version: number
}

/** Totals of orders in one currency, with tax. */
export interface OrderSum {
  currency_code: string
  /** Number of orders. */
  count: number
  total: number
  amount_due: number
  to_pay_back: number
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
  /** Pieces that were packed or shipped although they were refunded. */
  although_refunded?: number
  /** The date whose tax law applies. */
  tax_date?: string
  tax_total?: number
  /** Total of the order. */
  total?: number
  /** Refunded amount, including tax. */
  refund_total?: number
  /** The day of a payment. */
  paid_on?: string
  /** A payment. */
  paid_amount?: number
  /** What the shop owes the customer. */
  to_pay_back?: number
  /** The first day of dispatch of missing pieces. */
  available_from?: string
  /** The article that replaces another one. */
  article?: string
}

/** An activity entry of an order. */
export interface TimelineEntry {
  at: string
  /** E.g. `order.placed`. */
  action: string
  /** A customer's id or `operator`; null for the shop itself. */
  actor_id: string | null
  /** Name of the operator; null for other actors, and for the command line. */
  operator_name: string | null
  /** Null if there was no previous value. */
  before: TimelineStates | null
  after: TimelineStates | null
}

/** A parcel with its sender. */
export type OperatorParcel = Order['shipments'][number] & {
  /** Null if it was not recorded. */
  sent_by: string | null
}

type Schemas = components['schemas']

type Rates = ReturnType<typeof toTaxRates>

/** A refund with its rates and the operator who issued it. */
export type OperatorRefund = Order['refunds'][number] & {
  /** Lowest first. */
  rates: Rates
  /** Null if it was not recorded. */
  refunded_by: string | null
  /** The refund that it reverses; null for refunds. */
  reverses_id: string | null
}

/** An order for an operator: the customer's view, the customer, and the timeline. */
export interface OperatorOrder extends Order {
  company: { id: string; name: string }
  customer: { id: string; first_name: string; last_name: string; email: string; phone: string | null }
  /** Id of the shipping option. */
  shipping_option: string
  /** The day on which it should leave; null if none was stored. */
  dispatch_date: string | null
  /** Increases with every change. */
  version: number
  /** Progress of each line in pieces, and how its article is packed. */
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
    carton_size: number | null
    weight_g: number | null
    shelf_place: string | null
  }[]
  /** Parcels, oldest first. */
  parcels: OperatorParcel[]
  /** Refunds with their rates and operators, oldest first. */
  refundDetails: OperatorRefund[]
  /** Refundable amounts. */
  refundable: { amount: number; rates: Rates }
  /** Payments and their reversals, oldest first. */
  payments: Schemas['AdminPayment'][]
  /** Recorded payments less what was paid back, with tax. */
  paidTotal: number
  /** What the shop owes the customer, with tax. */
  toPayBack: number
  /** Notes among colleagues, newest first. */
  notes: Schemas['OrderNote'][]
  /** The steps that can be undone now. */
  undoable: Schemas['UndoableStep'][]
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
  paidOn: 'paid_on',
  availableFrom: 'available_from',
  article: 'article',
} as const satisfies Record<string, keyof TimelineStates>

const timelinePieces = { pieces: 'pieces', althoughRefunded: 'although_refunded' } as const satisfies Record<
  string,
  keyof TimelineStates
>

/** Stored in minor units. */
const timelineAmounts = {
  taxTotal: 'tax_total',
  orderTotal: 'total',
  refundTotal: 'refund_total',
  toPayBack: 'to_pay_back',
  paidAmount: 'paid_amount',
} as const satisfies Record<string, keyof TimelineStates>

function toTimelineStates(recorded: unknown): TimelineStates | null {
  if (!isRecord(recorded)) return null
  const named = Object.entries(timelineNames).flatMap(([name, field]) => {
    const value = recorded[name]
    return typeof value === 'string' ? [[field, value]] : []
  })
  const amounts = Object.entries(timelineAmounts).flatMap(([name, field]) => {
    const value = recorded[name]
    return typeof value === 'number' ? [[field, toMajor(value)]] : []
  })
  const pieces = Object.entries(timelinePieces).flatMap(([name, field]) => {
    const value = recorded[name]
    return typeof value === 'number' ? [[field, value]] : []
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

/** Converts an order to a row of the operator's list. */
export function toOperatorListItem({
  order,
  orderCustomer,
  companyName,
  lines,
  backordered,
  paid,
  ...rest
}: OperatorListRow): OperatorListItem {
  const { city, country_code } = order.shippingAddress
  const figures = { ...rest, paid }
  const head = toOrderHead(order, figures)
  const isShippable = (shippableStatuses as readonly string[]).includes(order.status)
  const open = head.pieces - figures.closed - head.shipped_pieces
  return {
    ...head,
    pieces_to_ship: isShippable ? Math.max(0, open - backordered) : 0,
    company_name: companyName,
    placed_by: customerName(orderCustomer),
    email: order.email,
    lines,
    paid_total: toMajor(paid),
    to_pay_back: toMajor(toPayBack(paymentFactsOf(order, figures.refunded), paid)),
    due_date: order.dueDate,
    dispatch_date: order.dispatchDate,
    ship_to: { city, country_code },
    version: order.version,
  }
}

/** Returns the totals of orders in one currency for the list. */
export function toOrderSum({ currencyCode, count, total, amountDue, owed }: OrderSumRow): OrderSum {
  return {
    currency_code: currencyCode,
    count,
    total: toMajor(total),
    amount_due: toMajor(amountDue),
    to_pay_back: toMajor(owed),
  }
}

/** The parts of an order that only operators see. */
export interface OperatorParts {
  /** Oldest first. */
  timeline: readonly EventRow[]
  /** The sender of each parcel. */
  senders: readonly { id: string; name: string | null }[]
  /** How each line's article is packed, by the line's id. */
  packing: ReadonlyMap<string, Packing>
  refundable: RefundableParts
  notes: readonly NoteRow[]
}

function toPayment({ payment, operatorName }: PaymentRow): Schemas['AdminPayment'] {
  return {
    id: payment.id,
    kind: payment.kind,
    amount: toMajor(payment.amount),
    paid_on: payment.paidOn,
    recorded_at: payment.recordedAt.toISOString(),
    recorded_by: operatorName,
    reverses_id: payment.reversesId,
  }
}

function toNote({ note, operatorName }: NoteRow): Schemas['OrderNote'] {
  const { id, text, writtenAt } = note
  return { id, text, written_at: writtenAt.toISOString(), written_by: operatorName, is_yours: isOwn(note) }
}

/** Converts an order line with its progress and its refundable pieces. */
function toOperatorLine(
  line: RefundableParts['lines'][number],
  { isCharged, isRefunded, packing }: { isCharged: boolean; isRefunded: boolean; packing: Packing | undefined },
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
    carton_size: packing?.cartonSize ?? null,
    weight_g: packing?.weight ?? null,
    shelf_place: packing?.shelfPlace ?? null,
  }
}

/** Converts an order with all its parts for an operator. */
export function toOperatorOrder(
  { order, company, customer }: OperatorOrderRow,
  parts: Omit<OrderParts, 'placedBy'>,
  { timeline, senders, packing, refundable, notes }: OperatorParts,
): OperatorOrder {
  const { id, firstName, lastName, email, phone } = customer
  const { payments } = parts
  const customerView = toOrder(order, company, { ...parts, placedBy: toPlacedBy(customer, null) })
  return {
    ...customerView,
    version: order.version,
    lines: refundable.lines.map((line) =>
      toOperatorLine(line, {
        isCharged: refundable.isCharged,
        isRefunded: order.paymentStatus === 'refunded',
        packing: packing.get(line.id),
      }),
    ),
    refundDetails: parts.refunds.map((row) => ({
      ...toRefund(row, parts.refundLines),
      rates: toTaxRates(row.refund.rates),
      refunded_by: row.operatorName,
      reverses_id: row.refund.reversesId,
    })),
    refundable: { amount: toMajor(grossOf(refundable.remaining)), rates: toTaxRates(refundable.remaining) },
    payments: payments.map(toPayment),
    paidTotal: toMajor(sumPayments(payments)),
    toPayBack: toMajor(
      toPayBack(
        paymentFactsOf(
          order,
          parts.refunds.reduce((sum, { refund }) => sum + refund.amount, 0),
        ),
        sumPayments(payments),
      ),
    ),
    notes: notes.map(toNote),
    undoable: undoableSteps(undoFactsOf(order, { ...parts, decision: lastDecision(timeline) })).map(
      ({ step, parcelId }) => {
        return { step, shipment_id: parcelId }
      },
    ),
    parcels: customerView.shipments.map((shipment) => ({
      ...shipment,
      sent_by: senders.find((sender) => sender.id === shipment.id)?.name ?? null,
    })),
    company: { id: company.id, name: company.name },
    customer: { id, first_name: firstName, last_name: lastName, email, phone },
    shipping_option: order.shippingOption,
    dispatch_date: order.dispatchDate,
    timeline: timeline.map(toTimelineEntry),
  }
}
