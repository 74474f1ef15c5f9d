import type { FulfillmentStatus, OrderStatus } from './transition'

/**
 * Orders that wait for an action of the shop, for shipping, for stock that is not there yet, for payment, or for money
 * that is to be paid back.
 */
export type OrderWait = 'action' | 'shipment' | 'stock' | 'payment' | 'to_pay_back'

/** Open orders: the next step is the shop's. */
export const openStatuses = ['pending', 'requires_action'] as const satisfies readonly OrderStatus[]

/** Orders that can be shipped, all that are neither canceled nor completed. Their stock is reserved until then. */
export const shippableStatuses = [
  'pending',
  'requires_action',
  'shipping',
  'delivered',
] as const satisfies readonly OrderStatus[]

/** Statuses of orders that are not shipped, including packed ones. */
export const unshippedStatuses = ['not_fulfilled', 'fulfilled'] as const satisfies readonly FulfillmentStatus[]
