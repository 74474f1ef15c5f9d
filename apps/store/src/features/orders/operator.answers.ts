import type { Order } from '@skafferi/api'
import { toMajor } from '@skafferi/domain/format/money.rules'
import { piecesLeft } from '@skafferi/domain/office/parcel-lines.rules'
import { shippedOf, toOrder, toOrderHead, type OrderHead, type OrderParts } from './orders.answers'
import type { EventRow, OperatorListRow, OperatorOrderRow } from './operator.repo'

/** An order in the operator's list. */
export interface OperatorListItem extends OrderHead {
  company_name: string
  /** Of who placed it. */
  email: string
  /** How many lines it has. */
  lines: number
}

/** States, parcels and tax as an event names them; what it does not name is left out. */
export interface TimelineStates {
  status?: string
  fulfillment_status?: string
  payment_status?: string
  carrier?: string
  tracking_url?: string
  /** In the parcel. */
  pieces?: number
  /** The day whose law its tax follows. */
  tax_date?: string
  tax_total?: number
  /** What the order comes to. */
  total?: number
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
  /** Null where nothing was before. */
  before: TimelineStates | null
  after: TimelineStates | null
}

/** A parcel as the operator sees it: who sent it, and what is in it. */
export type OperatorParcel = Order['shipments'][number] & {
  /** Null where nobody noted it. */
  sent_by: string | null
  /** Empty where nobody noted it. */
  lines: { item_id: string; quantity: number }[]
}

/** An order as the operator sees it: what its customer sees, whose it is, and what happened to it. */
export interface OperatorOrder extends Order {
  company: { id: string; name: string }
  customer: { id: string; first_name: string; last_name: string; email: string; phone: string | null }
  /** Permanent name of the way to deliver. */
  shipping_option: string
  /** Grows with all that is done with it. */
  version: number
  /** How far each line has come, in pieces. */
  lines: { item_id: string; ordered: number; shipped: number; left: number }[]
  /** What has left, first sent first. */
  parcels: OperatorParcel[]
  /** First thing first. */
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

/** Recorded in minor units. */
const timelineAmounts = { taxTotal: 'tax_total', orderTotal: 'total' } as const satisfies Record<string, keyof TimelineStates>

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
  const pieces = typeof values.pieces === 'number' ? [['pieces', values.pieces]] : []
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
export function toOperatorListItem({ order, companyName, lines }: OperatorListRow): OperatorListItem {
  return {
    ...toOrderHead(order),
    company_name: companyName,
    email: order.email,
    lines,
  }
}

/** What only the operator sees of an order. */
export interface OperatorParts {
  /** First thing first. */
  timeline: readonly EventRow[]
  /** Who sent each parcel. */
  senders: readonly { id: string; name: string | null }[]
}

/** An order with all that the shop knows of it. */
export function toOperatorOrder(
  { order, company, customer }: OperatorOrderRow,
  parts: OrderParts,
  { timeline, senders }: OperatorParts,
): OperatorOrder {
  const { id, firstName, lastName, email, phone } = customer
  const shown = toOrder(order, parts)
  return {
    ...shown,
    version: order.version,
    lines: parts.items.map((item) => {
      const shipped = shippedOf(item, order, parts.shipmentLines)
      return { item_id: item.id, ordered: item.quantity, shipped, left: piecesLeft({ ordered: item.quantity, shipped }) }
    }),
    parcels: shown.shipments.map((shipment) => ({
      ...shipment,
      sent_by: senders.find((sender) => sender.id === shipment.id)?.name ?? null,
      lines: parts.shipmentLines
        .filter(({ shipmentId }) => shipmentId === shipment.id)
        .map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    })),
    company: { id: company.id, name: company.name },
    customer: { id, first_name: firstName, last_name: lastName, email, phone },
    shipping_option: order.shippingOption,
    timeline: timeline.map(toTimelineEntry),
  }
}
