import type { Cart, CartItem } from '@skafferi/api'

/** The quantity of a line that the buyer has acknowledged. */
export interface AcknowledgedLine {
  quantity: number
  /** The quantity that the buyer requested, and the store refused or did not answer. */
  requested?: number
}

/** The acknowledged lines, by id. */
export type AcknowledgedLines = Readonly<Record<string, AcknowledgedLine>>

function linesFrom(cart: Cart, toAcknowledged: (item: CartItem) => AcknowledgedLine): AcknowledgedLines {
  return Object.fromEntries(cart.items.map((item) => [item.id, toAcknowledged(item)]))
}

/** Acknowledges all lines of the cart. */
export function acknowledgeAll(cart: Cart): AcknowledgedLines {
  return linesFrom(cart, ({ quantity }) => ({ quantity }))
}

/** Acknowledges lines that are displayed for the first time; the others keep their state. */
export function acknowledgeNew(known: AcknowledgedLines, cart: Cart): AcknowledgedLines {
  return linesFrom(cart, ({ id, quantity }) => known[id] ?? { quantity })
}

/** Acknowledges the lines that a write has changed, unless others had changed them before. */
export function acknowledgeWritten(known: AcknowledgedLines, before: Cart | undefined, cart: Cart): AcknowledgedLines {
  const had = new Map(before?.items.map(({ id, quantity }) => [id, quantity]))
  const isUnchanged = (id: string) => !known[id] || known[id].quantity === had.get(id)
  return linesFrom(cart, ({ id, quantity }) => (isUnchanged(id) ? { quantity } : (known[id] ?? { quantity })))
}

/** Sets the acknowledged quantity of a line; undefined until the cart is read again. */
export function acknowledgeLine(
  lines: AcknowledgedLines,
  lineId: string,
  line: AcknowledgedLine | undefined,
): AcknowledgedLines {
  const { [lineId]: _, ...others } = lines
  return line ? { ...others, [lineId]: line } : others
}
