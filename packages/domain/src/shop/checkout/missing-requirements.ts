import type { Cart } from '@skafferi/api'
import { toMinor } from '../../platform/format'
import { missingToMinimum } from '../../rules/checkout/order-minimum'

/** A missing requirement of an order; `addresses` if both are missing. */
export type MissingRequirement = 'addresses' | 'delivery_address' | 'billing_address' | 'po_number' | 'minimum'

function missingAddress({ shipping_address, billing_address }: Cart): MissingRequirement[] {
  if (shipping_address === null) return [billing_address === null ? 'addresses' : 'delivery_address']
  return billing_address === null ? ['billing_address'] : []
}

/** Returns the net value of goods that is missing to the order minimum, in minor units; 0 if none is. */
export function goodsToMinimum({ item_total, order_minimum }: Cart): number {
  return missingToMinimum(toMinor(item_total), order_minimum === null ? null : toMinor(order_minimum))
}

/** Returns the missing requirements of a cart, in the order of the page. The store checks the same. */
export function missingRequirements(cart: Cart): MissingRequirement[] {
  const needsNumber = cart.po_required && !cart.po_number
  return [
    ...missingAddress(cart),
    ...(needsNumber ? (['po_number'] as const) : []),
    ...(goodsToMinimum(cart) > 0 ? (['minimum'] as const) : []),
  ]
}
