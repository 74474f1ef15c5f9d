import type { LinePieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { changeStates, type OrderStates } from '@skafferi/domain/rules/orders/orders'
import { refuse } from '../../../platform/http/errors'
import type { OrderRow } from './orders.repo'

/** The three states of an order. */
export function statesOf({ status, fulfillmentStatus, paymentStatus }: OrderRow): OrderStates {
  return { status, fulfillmentStatus, paymentStatus }
}

/** Returns the states of an order after a change of its fulfillment status. */
export function statesAfter(order: OrderRow, fulfillmentStatus: OrderStates['fulfillmentStatus']): OrderStates {
  const states = statesOf(order)
  if (fulfillmentStatus === states.fulfillmentStatus) return states
  // The ledger decides about payments only.
  const next = changeStates(states, { fulfillmentStatus }, { total: order.total, refunded: 0 })
  return 'field' in next ? states : next
}

/** Returns the sum of the lines' pieces. */
export function sumPieces(lines: readonly Pick<LinePieces, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** @throws StoreError 409 `order_closed` if the order is canceled or completed */
export function assertOpen({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'canceled' || status === 'completed') throw refuse('order_closed')
}
