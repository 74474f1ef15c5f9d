import type { Cart } from '@skafferi/api'
import type { LocalVersions } from '../cart'
import type { OrderAttempt } from './checkout.queries'
import type { OrderRefusal } from './order-attempt'
import { toReferenceValues } from './references'

/** The cart that the buyer agrees to, and the one it is compared with. */
export interface Agreement {
  /** The cart that a press on Place Order agrees to. */
  agreed: Cart
  /** The cart before others changed it, with the buyer's own changes since; the same object if no one did. */
  before: Cart
  /** Who changed it; undefined until the buyer acknowledges it. */
  changedBy?: RemoteActor
}

/** Who changed a cart under the buyer's hands; null if the shop did. */
export type RemoteActor = Cart['changed_by'] | 'unknown'

/**
 * Who changed a cart that is not the agreed one. A cart names who made its last change only: if that was this page, it
 * is unknown who made the change before.
 */
export function remoteActorOf(cart: Cart, own: LocalVersions | undefined): RemoteActor {
  return own?.to === cart.version ? 'unknown' : cart.changed_by
}

/** The known versions of the cart. */
interface KnownVersions {
  /** The buyer's own last changes. */
  own: LocalVersions | undefined
  refusal: OrderRefusal | null
}

/** Returns the former cart with the buyer's later writes; only while those were its last change. */
export function withLocalWrites(before: Cart, cart: Cart, own: LocalVersions | undefined): Cart {
  if (own?.to !== cart.version) return before
  const present = new Map(cart.items.map((item) => [item.id, item]))
  const items = before.items.flatMap((item) => (own.lines.includes(item.id) ? (present.get(item.id) ?? []) : item))
  return { ...before, items, ...Object.fromEntries(own.fields.map((field) => [field, cart[field]])) }
}

/** Everything that the checkout displays of a cart; a line's stock only counts if it does not suffice. */
function displayed(cart: Cart): string {
  const lines = cart.items.map(({ id, variant_id, quantity, inventory_quantity, ...line }) => [
    id,
    variant_id,
    quantity,
    Math.min(inventory_quantity, quantity),
    line.unit_price,
    line.tax_rate,
    line.deliverable,
  ])
  const totals = [cart.item_total, cart.discount_total, cart.shipping_total, cart.tax, cart.total]
  const addresses = [cart.shipping_address, cart.billing_address]
  const terms = [cart.shipping_option, cart.delivery, cart.payment, cart.tax_changes_on]
  return JSON.stringify([lines, totals, addresses, toReferenceValues(cart), terms])
}

const isDisplayedAs = (cart: Cart, expected: Cart) => displayed(cart) === displayed(expected)

/**
 * Returns what the buyer agrees to after a new cart arrives: the cart of when the page opened, updated by the buyer's
 * own changes and by versions that display the same. A version changed by others replaces it after an order was refused
 * for it.
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
  const isOwnAlone = own?.to === cart.version && own.from <= agreed.version && agreed.version < own.to
  if (isOwnAlone || isDisplayedAs(cart, withLocalWrites(agreed, cart, own))) {
    return { ...now, agreed: cart, before: isSettled ? cart : withLocalWrites(before, cart, own) }
  }
  if (refusal?.currentVersion === cart.version) {
    return { agreed: cart, before: refusal.cart, changedBy: remoteActorOf(cart, own) }
  }
  return now
}

/** The buyer acknowledges the changes of others. They stay marked until the order. */
export function acknowledge(now: Agreement, cart: Cart, own: LocalVersions | undefined): Agreement {
  const isKnown = now.agreed.version === cart.version
  return isKnown ? now : { agreed: cart, before: now.before, changedBy: remoteActorOf(cart, own) }
}

/** The marked changes are ordered: only new ones are marked from now on. */
export function acceptOrdered({ agreed }: Pick<Agreement, 'agreed'>): Agreement {
  return { agreed, before: agreed }
}

/**
 * Checks an order when it is sent. It contains what the buyer typed before the press, saved or not. If saving it has
 * changed what was displayed at the press, e.g. a price, the order is not agreed to.
 */
export function attemptAtSend(
  pressed: OrderAttempt,
  open: Cart | undefined,
  own: LocalVersions | undefined,
): OrderAttempt {
  if (!open || open.id !== pressed.cart.id) return pressed
  const expected = withLocalWrites(pressed.agreed, open, own)
  return { cart: open, agreed: isDisplayedAs(open, expected) ? open : expected }
}
