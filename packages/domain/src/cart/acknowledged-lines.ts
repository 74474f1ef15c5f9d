import type { Cart, CartItem } from '@skafferi/api'

/** A line as the buyer knows it. */
export interface AcknowledgedLine {
  quantity: number
  /** Another quantity, which the buyer has asked for and the store did not take. */
  requested?: number
}

/** The cart's lines as the buyer knows them, by id. */
export type AcknowledgedLines = Readonly<Record<string, AcknowledgedLine>>

function linesFrom(cart: Cart, toAcknowledged: (item: CartItem) => AcknowledgedLine): AcknowledgedLines {
  return Object.fromEntries(cart.items.map((item) => [item.id, toAcknowledged(item)]))
}

/** All lines as they are in the cart. */
export function acknowledgeAll(cart: Cart): AcknowledgedLines {
  return linesFrom(cart, ({ quantity }) => ({ quantity }))
}

/** Lines that are shown for the first time are known from then on; the others keep what is known of them. */
export function acknowledgeNew(known: AcknowledgedLines, cart: Cart): AcknowledgedLines {
  return linesFrom(cart, ({ id, quantity }) => known[id] ?? { quantity })
}

/** Lines that a write has changed, among others, are known as they are now; those that others had changed are not. */
export function acknowledgeWritten(known: AcknowledgedLines, before: Cart | undefined, cart: Cart): AcknowledgedLines {
  const had = new Map(before?.items.map(({ id, quantity }) => [id, quantity]))
  const isUnchanged = (id: string) => !known[id] || known[id].quantity === had.get(id)
  return linesFrom(cart, ({ id, quantity }) => (isUnchanged(id) ? { quantity } : (known[id] ?? { quantity })))
}

/** One line is known in another way, or, where nothing is given, not at all until it is read again. */
export function acknowledgeLine(
  lines: AcknowledgedLines,
  lineId: string,
  line: AcknowledgedLine | undefined,
): AcknowledgedLines {
  const { [lineId]: _, ...others } = lines
  return line ? { ...others, [lineId]: line } : others
}
