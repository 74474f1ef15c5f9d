import type { Cart } from '@skafferi/api'
import type { OwnVersions } from '../cart'
import type { OrderAttempt } from './checkout.queries'
import type { OrderRefusal } from './order-attempt'
import { referenceFields } from './references'

/** What the buyer agrees to, and what that is held against. */
export interface Agreement {
  /** The cart that a press on Place Order agrees to. */
  agreed: Cart
  /** The cart as it was before others changed it, with the buyer's own changes since; the same one where nobody did. */
  before: Cart
  /** Who made it another one; left out where the cart itself says so. */
  changedBy?: Cart['changed_by']
}

/** What is known of the cart's versions. */
interface KnownVersions {
  /** The buyer's own last changes. */
  own: OwnVersions | undefined
  refusal: OrderRefusal | null
}

/** What a buyer changes in the checkout, apart from lines. */
const facts = ['shipping_address', 'billing_address', ...referenceFields] as const

/** A cart as it was before, but for what the buyer has changed since: from one cart to the next. */
function withOwnChanges(before: Cart, from: Cart, to: Cart): Cart {
  const had = new Map(from.items.map((item) => [item.id, item]))
  const has = new Map(to.items.map((item) => [item.id, item]))
  const items = before.items.flatMap((item) => {
    const now = has.get(item.id)
    if (!now) return had.has(item.id) ? [] : [item]
    return had.get(item.id)?.quantity === now.quantity ? [item] : [now]
  })
  const changed = facts.filter((fact) => JSON.stringify(from[fact]) !== JSON.stringify(to[fact]))
  return { ...before, items, ...Object.fromEntries(changed.map((fact) => [fact, to[fact]])) }
}

/**
 * What the buyer agrees to once this cart is there: what was there when the page opened, followed by the buyer's own
 * changes. Another one, which others have changed, becomes it once an order was refused for it.
 */
export function nextAgreement(
  now: Agreement | undefined,
  cart: Cart | undefined,
  { own, refusal }: KnownVersions,
): Agreement | undefined {
  if (!cart) return now
  if (!now || now.agreed.id !== cart.id) return { agreed: cart, before: cart }
  const { agreed, before } = now
  const isSettled = before === agreed
  if (agreed === cart) return now
  if (agreed.version === cart.version) return { ...now, agreed: cart, before: isSettled ? cart : before }
  if (own?.to === cart.version && own.from <= agreed.version && agreed.version < own.to) {
    return { ...now, agreed: cart, before: isSettled ? cart : withOwnChanges(before, agreed, cart) }
  }
  if (refusal?.shownInstead === cart.version) return { agreed: cart, before: refusal.cart, changedBy: cart.changed_by }
  return now
}

/** The buyer has read what others have changed, and goes on from there. It stays marked until it is ordered. */
export function acknowledge(now: Agreement, cart: Cart): Agreement {
  const isKnown = now.agreed.version === cart.version
  return isKnown ? now : { agreed: cart, before: now.before, changedBy: cart.changed_by }
}

/** What was marked is ordered now: from here on only what changes anew is marked. */
export function settle({ agreed }: Pick<Agreement, 'agreed'>): Agreement {
  return { agreed, before: agreed }
}

/** An order as it is at the moment it is sent: the buyer's own changes that were under way at the press are in it. */
export function attemptNow(pressed: OrderAttempt, open: Cart | undefined, own: OwnVersions | undefined): OrderAttempt {
  if (!open || open.id !== pressed.cart.id) return pressed
  const next = nextAgreement(settle(pressed), open, { own, refusal: null })
  return { cart: open, agreed: next?.agreed ?? pressed.agreed }
}
