import { paymentRefusal, type Ledger, type PaymentRefusal, type PaymentStatus } from './payment.rules'

/** How far an order as a whole has come. */
export type OrderStatus = 'pending' | 'shipping' | 'delivered' | 'completed' | 'canceled' | 'requires_action'
/** All of these, in the order an order comes to them. */
export const orderStatuses = [
  'pending',
  'shipping',
  'delivered',
  'completed',
  'canceled',
  'requires_action',
] as const satisfies readonly OrderStatus[]
/** How far its goods have come. */
export type FulfillmentStatus = 'not_fulfilled' | 'fulfilled' | 'shipped' | 'delivered'

/** The three states of an order. */
export interface OrderStates {
  status: OrderStatus
  fulfillmentStatus: FulfillmentStatus
  paymentStatus: PaymentStatus
}

const fields = ['status', 'fulfillmentStatus'] as const satisfies (keyof OrderStates)[]

/** A state that an order cannot take: what it can become from here (empty if nothing), or why its payment cannot. */
export type RefusedState =
  | { field: (typeof fields)[number]; allowed: readonly string[] }
  | { field: 'paymentStatus'; reason: PaymentRefusal }

/** There is no way out of canceled and completed. */
const nextStatus: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['shipping', 'delivered', 'completed', 'canceled', 'requires_action'],
  requires_action: ['pending', 'shipping', 'delivered', 'completed', 'canceled'],
  shipping: ['delivered', 'completed', 'requires_action'],
  delivered: ['completed', 'requires_action'],
  completed: [],
  canceled: [],
}

/** Goods only go forward. */
const nextFulfillment: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  not_fulfilled: ['fulfilled', 'shipped', 'delivered'],
  fulfilled: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
}

/** Whether goods have left the house. */
export function hasLeft(fulfillment: FulfillmentStatus): boolean {
  return fulfillment === 'shipped' || fulfillment === 'delivered'
}

/** What follows for the order as a whole from how far its goods have come. */
function statusAfter(status: OrderStatus, fulfillment: FulfillmentStatus): OrderStatus {
  if (fulfillment === 'shipped' && status === 'pending') return 'shipping'
  if (fulfillment === 'delivered' && (status === 'pending' || status === 'shipping')) return 'delivered'
  return status
}

/**
 * The states that a change leads to. An order whose goods have left cannot be canceled, and goods of a canceled order
 * do not move. Its payment follows its refunds (`payment.rules.ts`). Where goods leave or arrive, an order that was pending or
 * shipping follows them, unless it is told its own status.
 * @param change states the order already has change nothing, but a payment is captured once
 */
export function changeStates(
  states: OrderStates,
  change: Partial<OrderStates>,
  ledger: Ledger,
): OrderStates | RefusedState {
  const next: OrderStates = {
    status: change.status ?? states.status,
    fulfillmentStatus: change.fulfillmentStatus ?? states.fulfillmentStatus,
    paymentStatus: change.paymentStatus ?? states.paymentStatus,
  }
  const canCancel = !hasLeft(next.fulfillmentStatus)
  const allowed: Readonly<Record<(typeof fields)[number], readonly string[]>> = {
    status: nextStatus[states.status].filter((status) => status !== 'canceled' || canCancel),
    fulfillmentStatus: next.status === 'canceled' ? [] : nextFulfillment[states.fulfillmentStatus],
  }
  const field = fields.find((name) => next[name] !== states[name] && !allowed[name].includes(next[name]))
  if (field) return { field, allowed: allowed[field] }
  const facts = { ...ledger, paymentStatus: states.paymentStatus, isCanceled: next.status === 'canceled' }
  const reason = change.paymentStatus && paymentRefusal(facts, change.paymentStatus)
  if (reason) return { field: 'paymentStatus', reason }
  const follows = change.fulfillmentStatus !== undefined && change.status === undefined
  return follows ? { ...next, status: statusAfter(next.status, next.fulfillmentStatus) } : next
}
