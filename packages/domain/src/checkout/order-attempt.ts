import type { Cart } from '@skafferi/api'
import type { Problem } from '../action'

/** An order that the store did not take. */
export interface OrderRefusal {
  /** As the buyer meant to order it. */
  cart: Cart
  problem: Problem
  /** The version that the store named in its place, which the buyer sees now; undefined where it named none. */
  shownInstead?: number
}

/** What is known of the cart's versions. */
interface KnownVersions {
  /** The version that the last write from here has made. */
  own: number | undefined
  refusal: OrderRefusal | null
}

/**
 * The cart that the buyer agrees to by pressing Place Order: what was there when the page opened, followed by the
 * buyer's own changes. Another one, which others have changed, becomes it once an order was refused for it.
 */
export function agreedCart(agreed: Cart | undefined, cart: Cart | undefined, { own, refusal }: KnownVersions): Cart | undefined {
  if (!cart) return agreed
  if (!agreed || agreed.id !== cart.id || agreed.version === cart.version) return cart
  const isOwn = own === cart.version && cart.version === agreed.version + 1
  return isOwn || refusal?.shownInstead === cart.version ? cart : agreed
}

/** Whether what the store said still holds: what it said about a country does not once the goods go elsewhere. */
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
