import type { Cart, CartItem } from '@skafferi/api'
import type { LocalVersions } from './cart.queries'

/** A line that another tab or a colleague has removed, and the person; null if unknown. */
export interface RemovedLine {
  item: CartItem
  by: Cart['changed_by']
}

/** The displayed cart, and the lines that another tab or a colleague has removed since. */
export interface WatchedCart {
  cart: Cart | undefined
  removed: readonly RemovedLine[]
}

/** This tab's changes of the cart. */
interface LocalActivity {
  localVersions: LocalVersions | undefined
  /** Ids of lines whose removal this tab has requested, answered or not. */
  requestedRemovals: readonly string[]
}

/**
 * Updates the removed lines with a new cart. A cart has only the author of its last version, so the author is unknown
 * if several versions have passed.
 */
export function watchCart(
  { cart: before, removed }: WatchedCart,
  cart: Cart,
  { localVersions, requestedRemovals }: LocalActivity,
): WatchedCart {
  if (!before || before.id !== cart.id) return { cart, removed: [] }
  const isLocalChange = localVersions?.to === cart.version && localVersions.from <= before.version
  const present = new Set(cart.items.map(({ id }) => id))
  const variants = new Set(cart.items.map(({ variant_id }) => variant_id))
  const by = cart.version === before.version + 1 ? cart.changed_by : null
  const missing = before.items.filter(({ id }) => !present.has(id) && !requestedRemovals.includes(id))
  const reported = isLocalChange ? removed : [...removed, ...missing.map((item) => ({ item, by }))]
  return { cart, removed: reported.filter(({ item }) => !variants.has(item.variant_id)) }
}
