import type { Cart } from '@skafferi/api'
import type { Problem } from '../action'

/** A refused order. */
export interface OrderRefusal {
  /** As the buyer meant to order it. */
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
 * The cart to show and to send. One that was sent stays in sight until the store has refused it: after a lost answer
 * the very same cart is sent again, whatever the store would call the open cart by then.
 * @param open as the store last had it; of a cart that is open still this is the newest
 */
export function visibleCart(sent: Cart | null, open: Cart | undefined): Cart | undefined {
  return sent && sent.id !== open?.id ? sent : open
}
