import type { Cart, CartItem } from '@skafferi/api'

/** A line as the buyer knows it. */
export interface SeenLine {
  quantity: number
  /** Another quantity, which the buyer has asked for and the store did not take. */
  wanted?: number
}

/** The cart's lines as the buyer knows them, by id. */
export type SeenLines = Readonly<Record<string, SeenLine>>

function linesFrom(cart: Cart, toSeen: (item: CartItem) => SeenLine): SeenLines {
  return Object.fromEntries(cart.items.map((item) => [item.id, toSeen(item)]))
}

/** All lines as they are in the cart. */
export function seeAll(cart: Cart): SeenLines {
  return linesFrom(cart, ({ quantity }) => ({ quantity }))
}

/** Lines that are shown for the first time are known from then on; the others keep what is known of them. */
export function seeNew(seen: SeenLines, cart: Cart): SeenLines {
  return linesFrom(cart, ({ id, quantity }) => seen[id] ?? { quantity })
}

/** Lines that a write has changed, among others, are known as they are now; those that others had changed are not. */
export function seeWritten(seen: SeenLines, before: Cart | undefined, cart: Cart): SeenLines {
  const had = new Map(before?.items.map(({ id, quantity }) => [id, quantity]))
  const isAsSeen = (id: string) => !seen[id] || seen[id].quantity === had.get(id)
  return linesFrom(cart, ({ id, quantity }) => (isAsSeen(id) ? { quantity } : (seen[id] ?? { quantity })))
}

/** One line is known in another way, or, where nothing is given, not at all until it is read again. */
export function seeLine(seen: SeenLines, lineId: string, line: SeenLine | undefined): SeenLines {
  const { [lineId]: _, ...others } = seen
  return line ? { ...others, [lineId]: line } : others
}
