import type { Cart, CartItem } from '@skafferi/api'
import { isInteger, isText, parseJson } from '../../rules/json/schema'

/** The displayed quantity and price of a line. */
export type LineSnapshot = Pick<CartItem, 'id' | 'quantity' | 'unit_price'>

/** The last displayed prices. */
export interface CartSnapshot {
  items: readonly LineSnapshot[]
}

/** Storage key of the displayed prices. */
export const cartSnapshotStorageKey = 'cart'

/** No price was displayed. */
export const emptyCartSnapshot: CartSnapshot = { items: [] }

function isSame(a: LineSnapshot | undefined, b: LineSnapshot | undefined): boolean {
  return a?.id === b?.id && a?.quantity === b?.quantity && a?.unit_price === b?.unit_price
}

/**
 * Updates the displayed prices. A line with the same quantity keeps the price at which it was first displayed, until
 * the buyer acknowledges the new one. Returns the same object if nothing has changed.
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

/** Serializes the displayed prices, without names of products. */
export function serializeCartSnapshot({ items }: CartSnapshot): string {
  return JSON.stringify(items.map(({ id, quantity, unit_price }) => [id, quantity, unit_price]))
}

/** True for a line as it is serialized. */
const isStoredLine = (value: unknown): value is [id: string, quantity: number, unitPrice: number] =>
  Array.isArray(value) && isText(value[0]) && isInteger(value[1]) && typeof value[2] === 'number'

/** Parses the stored prices; an empty snapshot if there are none, or they are malformed. */
export function parseCartSnapshot(text: string | null): CartSnapshot {
  const lines = parseJson<unknown[]>(text, Array.isArray)?.filter(isStoredLine)
  return lines
    ? { items: lines.map(([id, quantity, unit_price]) => ({ id, quantity, unit_price })) }
    : emptyCartSnapshot
}
