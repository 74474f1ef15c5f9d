import { paymentRefusal, type Ledger, type PaymentRefusal, type PaymentStatus } from './payment'

/** Status of an order. */
export type OrderStatus = 'pending' | 'shipping' | 'delivered' | 'completed' | 'canceled' | 'requires_action'
/** All statuses in their sequence. */
export const orderStatuses = [
  'pending',
  'shipping',
  'delivered',
  'completed',
  'canceled',
  'requires_action',
] as const satisfies readonly OrderStatus[]
/** Fulfilment status of an order. */
export type FulfillmentStatus = 'not_fulfilled' | 'fulfilled' | 'shipped' | 'delivered'

/** The three states of an order. */
export interface OrderStates {
  status: OrderStatus
  fulfillmentStatus: FulfillmentStatus
  paymentStatus: PaymentStatus
}

const fields = ['status', 'fulfillmentStatus'] as const satisfies (keyof OrderStates)[]

/**
 * A status that an order cannot take: the possible ones (empty if none), or the reason why its payment status cannot
 * change.
 */
export type RefusedState =
  | { field: (typeof fields)[number]; allowed: readonly string[] }
  | { field: 'paymentStatus'; reason: PaymentRefusal }

/** Canceled and completed orders cannot change. */
const nextStatus: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['shipping', 'delivered', 'completed', 'canceled', 'requires_action'],
  requires_action: ['pending', 'shipping', 'delivered', 'completed', 'canceled'],
  shipping: ['delivered', 'completed', 'requires_action'],
  delivered: ['completed', 'requires_action'],
  completed: [],
  canceled: [],
}

/** Fulfilment only moves forward. */
const nextFulfillment: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  not_fulfilled: ['fulfilled', 'shipped', 'delivered'],
  fulfilled: ['shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
}

/** Checks whether goods were shipped. */
export function isShipped(fulfillment: FulfillmentStatus): boolean {
  return fulfillment === 'shipped' || fulfillment === 'delivered'
}

/** Returns the order status that follows from the fulfilment status. */
function statusAfter(status: OrderStatus, fulfillment: FulfillmentStatus): OrderStatus {
  if (fulfillment === 'shipped' && status === 'pending') return 'shipping'
  if (fulfillment === 'delivered' && (status === 'pending' || status === 'shipping')) return 'delivered'
  return status
}

/**
 * Returns the statuses after a change. An order with shipped goods cannot be canceled, and goods of a canceled order do
 * not move. The payment status follows the refunds (`rules/orders/payment.ts`). When goods are shipped or delivered, a
 * pending or shipping order follows unless the change sets its status.
 * @param change statuses the order already has change nothing, but a payment is captured only once
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
  const canCancel = !isShipped(next.fulfillmentStatus)
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
