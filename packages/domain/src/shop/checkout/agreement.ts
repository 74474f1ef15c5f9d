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

/** Who changed a cart while it was displayed; null for the shop. */
export type RemoteActor = Cart['changed_by'] | 'unknown'

/**
 * Returns who changed a cart that differs from the agreed one. A cart has only the author of its last change, so the
 * author is unknown if this page made that change.
 */
export function remoteActorOf(cart: Cart, localVersions: LocalVersions | undefined): RemoteActor {
  return localVersions?.to === cart.version ? 'unknown' : cart.changed_by
}

/** The known versions of the cart. */
interface KnownVersions {
  /** The versions of this page's last writes. */
  localVersions: LocalVersions | undefined
  refusal: OrderRefusal | null
}

/** Returns the former cart with the buyer's later writes; only while those were its last change. */
export function withLocalWrites(before: Cart, cart: Cart, localVersions: LocalVersions | undefined): Cart {
  if (localVersions?.to !== cart.version) return before
  const present = new Map(cart.items.map((item) => [item.id, item]))
  const items = before.items.flatMap((item) =>
    localVersions.lines.includes(item.id) ? (present.get(item.id) ?? []) : item,
  )
  return { ...before, items, ...Object.fromEntries(localVersions.fields.map((field) => [field, cart[field]])) }
}

/** Returns what the checkout displays of a cart, for comparison. Stock only matters if it is too low. */
function displayedContent(cart: Cart): string {
  const lines = cart.items.map(({ id, variant_id, quantity, inventory_quantity, ...line }) => [
    id,
    variant_id,
    quantity,
    Math.min(inventory_quantity, quantity),
    line.unit_price,
    line.tax_rate,
    line.deliverable,
    line.backorder,
  ])
  const totals = [cart.item_total, cart.discount_total, cart.shipping_total, cart.tax, cart.total]
  const addresses = [cart.shipping_address, cart.billing_address]
  const terms = [cart.shipping_option, cart.delivery, cart.payment, cart.tax_changes_on]
  return JSON.stringify([lines, totals, addresses, toReferenceValues(cart), terms])
}

const isDisplayedAs = (cart: Cart, expected: Cart) => displayedContent(cart) === displayedContent(expected)

/**
 * Returns what the buyer agrees to after a new cart arrives: the cart of when the page opened, updated by the buyer's
 * own changes and by versions that display the same. A version changed by others replaces it after an order was refused
 * for it.
 */
export function nextAgreement(
  current: Agreement | undefined,
  cart: Cart | undefined,
  { localVersions, refusal }: KnownVersions,
): Agreement | undefined {
  if (!cart) return current
  if (!current || current.agreed.id !== cart.id) return { agreed: cart, before: cart }
  const { agreed, before } = current
  const isSettled = before === agreed
  if (agreed === cart) return current
  if (agreed.version === cart.version) return { ...current, agreed: cart, before: isSettled ? cart : before }
  const isLocalChange =
    localVersions?.to === cart.version && localVersions.from <= agreed.version && agreed.version < localVersions.to
  if (isLocalChange || isDisplayedAs(cart, withLocalWrites(agreed, cart, localVersions))) {
    return { ...current, agreed: cart, before: isSettled ? cart : withLocalWrites(before, cart, localVersions) }
  }
  if (refusal?.currentVersion === cart.version) {
    return { agreed: cart, before: refusal.cart, changedBy: remoteActorOf(cart, localVersions) }
  }
  return current
}

/** Acknowledges the changes of others. They stay marked until the order is sent. */
export function acknowledge(current: Agreement, cart: Cart, localVersions: LocalVersions | undefined): Agreement {
  const isKnown = current.agreed.version === cart.version
  return isKnown ? current : { agreed: cart, before: current.before, changedBy: remoteActorOf(cart, localVersions) }
}

/** Removes the marks when the order is sent: only later changes are marked. */
export function acceptOrdered({ agreed }: Pick<Agreement, 'agreed'>): Agreement {
  return { agreed, before: agreed }
}

/**
 * Checks an order when it is sent. It contains what the buyer typed before the press, saved or not. If saving it has
 * changed what was displayed at the press, e.g. a price, the order is not agreed to.
 */
export function attemptAtSend(
  pressed: OrderAttempt,
  openCart: Cart | undefined,
  localVersions: LocalVersions | undefined,
): OrderAttempt {
  if (!openCart || openCart.id !== pressed.cart.id) return pressed
  const expected = withLocalWrites(pressed.agreed, openCart, localVersions)
  return { cart: openCart, agreed: isDisplayedAs(openCart, expected) ? openCart : expected }
}
