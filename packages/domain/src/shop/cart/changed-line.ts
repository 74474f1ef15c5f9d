import type { Cart, CartItem } from '@skafferi/api'
import { toMinor } from '../../platform/format'
import { estimateCart } from './cart.estimate'

/** The store's minimal response to a quantity change. */
export interface LineChanged {
  /** The updated line. */
  line: CartItem
  /** The updated totals, with the fields of the cart. */
  totals: Pick<Cart, 'item_total' | 'discount_total' | 'shipping_total' | 'tax_total' | 'tax' | 'total'>
  /** The cart's version now. */
  version: number
}

/**
 * Returns the cart with one line changed; all other lines stay the same objects. Undefined if more may have changed and
 * the cart must be read: someone else has changed it, or its lines do not add up to the new totals.
 * @param cart the known cart; undefined if there is none
 */
export function withChangedLine(cart: Cart | undefined, { line, totals, version }: LineChanged): Cart | undefined {
  if (!cart?.items.some(({ id }) => id === line.id) || version > cart.version + 1) return undefined
  const items = cart.items.map((item) => (item.id === line.id ? line : item))
  const addsUp = (field: 'subtotal' | 'discount_total', total: number) =>
    items.reduce((sum, item) => sum + toMinor(item[field]), 0) === toMinor(total)
  if (!addsUp('subtotal', totals.item_total) || !addsUp('discount_total', totals.discount_total)) return undefined
  // The delivery option depends on the goods, and the answer has its price but not its name.
  const { shipping_option } = estimateCart(cart, new Map([[line.id, line.quantity]]))
  const byBuyer = cart.changed_by?.is_you ? cart.changed_by : { name: '', is_you: true }
  const changed_by = version === cart.version ? cart.changed_by : byBuyer
  return { ...cart, ...totals, items, shipping_option, version, changed_by }
}
