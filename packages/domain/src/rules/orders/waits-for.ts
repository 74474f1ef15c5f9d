import type { FulfillmentStatus, OrderStatus } from './transition'

/** Orders that wait for shipping or for payment. */
export type OrderWait = 'shipment' | 'payment'

/** Orders that can be shipped; others are closed or need attention first. */
export const shippableStatuses = ['pending', 'shipping'] as const satisfies readonly OrderStatus[]

/** Statuses of orders that are not shipped, including packed ones. */
export const unshippedStatuses = ['not_fulfilled', 'fulfilled'] as const satisfies readonly FulfillmentStatus[]
