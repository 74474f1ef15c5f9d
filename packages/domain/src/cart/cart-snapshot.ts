import type { Cart, CartItem } from '@skafferi/api'

/** A line as the buyer saw it: quantity and price. */
export type LineSnapshot = Pick<CartItem, 'id' | 'quantity' | 'unit_price'>

/** Prices as the buyer saw them last. */
export interface CartSnapshot {
  items: readonly LineSnapshot[]
}

/** Storage key of the prices that were shown. */
export const cartSnapshotStorageKey = 'cart'

/** No price was shown yet. */
export const emptyCartSnapshot: CartSnapshot = { items: [] }

function isSame(a: LineSnapshot | undefined, b: LineSnapshot | undefined): boolean {
  return a?.id === b?.id && a?.quantity === b?.quantity && a?.unit_price === b?.unit_price
}

/**
 * What the buyer has seen once this cart is shown too. A line of as many pieces as before keeps the price at which it
 * was seen first, until the buyer has seen the other one. Without a change, the same object is returned.
 */
export function updateCartSnapshot(snapshot: CartSnapshot, cart: Cart): CartSnapshot {
  const earlier = new Map(snapshot.items.map((line) => [line.id, line]))
  const items = cart.items.map(({ id, quantity, unit_price }) => {
    const known = earlier.get(id)
    return known?.quantity === quantity ? known : { id, quantity, unit_price }
  })
  const isNew =
    items.length !== snapshot.items.length || items.some((line, index) => !isSame(line, snapshot.items[index]))
  return isNew ? { items } : snapshot
}

/** The shown prices as a text to store: no name, no product. */
export function serializeCartSnapshot({ items }: CartSnapshot): string {
  return JSON.stringify(items.map(({ id, quantity, unit_price }) => [id, quantity, unit_price]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toLine(stored: unknown): LineSnapshot[] {
  const [id, quantity, unit_price]: unknown[] = Array.isArray(stored) ? stored : []
  const isLine = typeof id === 'string' && typeof quantity === 'number' && typeof unit_price === 'number'
  return isLine ? [{ id, quantity, unit_price }] : []
}

/** The stored prices; none where there is no text, or none that can be read. */
export function parseCartSnapshot(text: string | null): CartSnapshot {
  const stored = text === null ? undefined : parse(text)
  return Array.isArray(stored) ? { items: stored.flatMap(toLine) } : emptyCartSnapshot
}
