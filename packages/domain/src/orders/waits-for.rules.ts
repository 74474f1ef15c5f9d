import type { PaymentStatus } from './payment.rules'
import type { FulfillmentStatus, OrderStates, OrderStatus } from './transition.rules'

/** What the shop has still to get out or to get in. */
export type OrderWait = 'shipment' | 'payment'

/** Orders whose goods can leave; others are closed, or somebody has to look at them first. */
export const shippableStatuses = ['pending', 'shipping'] as const satisfies readonly OrderStatus[]

/** Goods that have not all left; packed ones have not. */
export const unshippedStatuses = ['not_fulfilled', 'fulfilled'] as const satisfies readonly FulfillmentStatus[]

/** Invoices that nobody has paid: on terms, a payment is authorized until it is captured. */
export const unpaidStatuses = ['awaiting', 'authorized'] as const satisfies readonly PaymentStatus[]

/** Whether an invoice is still to be paid. A canceled order has none. */
export function isUnpaid({ status, paymentStatus }: Pick<OrderStates, 'status' | 'paymentStatus'>): boolean {
  return status !== 'canceled' && unpaidStatuses.some((unpaid) => unpaid === paymentStatus)
}
