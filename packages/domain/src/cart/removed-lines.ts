import type { Cart, CartItem } from '@skafferi/api'
import type { LocalVersions } from './cart.queries'

/** A line that was removed in another place, and the person; null if unknown. */
export interface RemovedLine {
  item: CartItem
  by: Cart['changed_by']
}

/** The displayed cart, and the lines removed in another place since. */
export interface WatchedCart {
  cart: Cart | undefined
  removed: readonly RemovedLine[]
}

/** What this page has done to the cart itself. */
interface OwnDoings {
  own: LocalVersions | undefined
  /** Ids of lines whose removal was requested here, answered or not. */
  removedHere: readonly string[]
}

/**
 * Updates the removed lines with a new cart. A cart names only the author of its last version: for several versions at
 * once no one is named.
 */
export function watchCart(
  { cart: before, removed }: WatchedCart,
  cart: Cart,
  { own, removedHere }: OwnDoings,
): WatchedCart {
  if (!before || before.id !== cart.id) return { cart, removed: [] }
  const isOwnAlone = own?.to === cart.version && own.from <= before.version
  const present = new Set(cart.items.map(({ id }) => id))
  const variants = new Set(cart.items.map(({ variant_id }) => variant_id))
  const by = cart.version === before.version + 1 ? cart.changed_by : null
  const missing = before.items.filter(({ id }) => !present.has(id) && !removedHere.includes(id))
  const reported = isOwnAlone ? removed : [...removed, ...missing.map((item) => ({ item, by }))]
  return { cart, removed: reported.filter(({ item }) => !variants.has(item.variant_id)) }
}
