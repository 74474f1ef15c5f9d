import type { Cart } from '@skafferi/api'
import type { Problem } from '../../platform/action'

/** A refused order. */
export interface OrderRefusal {
  /** The cart that the buyer agreed to. */
  cart: Cart
  problem: Problem
  /** The current version named in the refusal; undefined if it names none. */
  currentVersion?: number
}

/** True if the refusal still applies: one about a country ends with another destination. */
export function stillApplies({ delivery_country_code }: Cart, { cart, problem }: OrderRefusal): boolean {
  return problem.code !== 'not_deliverable' || cart.delivery_country_code === delivery_country_code
}

/**
 * Returns the cart to display and to send. A sent cart stays until the store refuses it, so that the same cart is sent
 * again after a lost response.
 * @param openCart the store's open cart; newer than `sent` if they have the same id
 */
export function visibleCart(sent: Cart | null, openCart: Cart | undefined): Cart | undefined {
  return sent && sent.id !== openCart?.id ? sent : openCart
}
