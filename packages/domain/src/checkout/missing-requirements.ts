import type { Cart } from '@skafferi/api'
import { toMinor } from '../format'
import { missingToMinimum } from './order-minimum.rules'

/** Something without which an order is not taken; `addresses` are both of them. */
export type MissingRequirement = 'addresses' | 'delivery_address' | 'billing_address' | 'po_number' | 'minimum'

function missingAddress({ shipping_address, billing_address }: Cart): MissingRequirement[] {
  if (shipping_address === null) return [billing_address === null ? 'addresses' : 'delivery_address']
  return billing_address === null ? ['billing_address'] : []
}

/** Net goods that a cart lacks to the shop's order minimum, in minor units; 0 where it has them. */
export function goodsToMinimum({ item_total, order_minimum }: Cart): number {
  return missingToMinimum(toMinor(item_total), order_minimum === null ? null : toMinor(order_minimum))
}

/** What a cart lacks to be ordered, in the order the page asks for it; the store refuses it for the same. */
export function missingRequirements(cart: Cart): MissingRequirement[] {
  const needsNumber = cart.po_required && !cart.po_number
  return [
    ...missingAddress(cart),
    ...(needsNumber ? (['po_number'] as const) : []),
    ...(goodsToMinimum(cart) > 0 ? (['minimum'] as const) : []),
  ]
}
