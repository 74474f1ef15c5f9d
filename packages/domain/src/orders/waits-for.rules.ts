import type { FulfillmentStatus, OrderStatus } from './transition.rules'

/** What the shop has still to get out or to get in. */
export type OrderWait = 'shipment' | 'payment'

/** Orders whose goods can leave; others are closed, or somebody has to look at them first. */
export const shippableStatuses = ['pending', 'shipping'] as const satisfies readonly OrderStatus[]

/** Goods that have not all left; packed ones have not. */
export const unshippedStatuses = ['not_fulfilled', 'fulfilled'] as const satisfies readonly FulfillmentStatus[]
