import type { Cart, CartItem } from '@skafferi/api'
import type { LocalVersions } from './cart.queries'

/** A line that was taken out of the cart elsewhere, and who did; null if that is not known. */
export interface RemovedLine {
  item: CartItem
  by: Cart['changed_by']
}

/** The cart as it was displayed last, and what was taken out of it elsewhere since. */
export interface WatchedCart {
  cart: Cart | undefined
  removed: readonly RemovedLine[]
}

/** What this page has done to the cart itself. */
interface OwnDoings {
  own: LocalVersions | undefined
  /** Ids of lines whose removal was asked for here, whatever became of the answer. */
  removedHere: readonly string[]
}

/**
 * What was taken out elsewhere once this cart is displayed too. A cart names who made its last version only: of several
 * versions at once, nobody is named.
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
