import type { Cart, CartItem } from '@skafferi/api'
import { toMinor } from '../format'
import { estimateCart } from './cart.estimate'

/** What the store answers to a change of one quantity, where it need not send the whole cart. */
export interface LineChanged {
  /** The line as it is now. */
  line: CartItem
  /** What the cart comes to now, in the fields of the cart. */
  totals: Pick<Cart, 'item_total' | 'discount_total' | 'shipping_total' | 'tax_total' | 'tax' | 'total'>
  /** The cart's version now. */
  version: number
}

/**
 * The cart with one line changed; all other lines stay the same objects. Undefined where more than that line may have
 * changed and the cart has to be read: somebody else has changed it, too, or its lines do not add up to the new totals.
 * @param cart as it was known before; undefined where it was not
 */
export function withChangedLine(cart: Cart | undefined, { line, totals, version }: LineChanged): Cart | undefined {
  if (!cart?.items.some(({ id }) => id === line.id) || version > cart.version + 1) return undefined
  const items = cart.items.map((item) => (item.id === line.id ? line : item))
  const addsUp = (field: 'subtotal' | 'discount_total', total: number) =>
    items.reduce((sum, item) => sum + toMinor(item[field]), 0) === toMinor(total)
  if (!addsUp('subtotal', totals.item_total) || !addsUp('discount_total', totals.discount_total)) return undefined
  // How it is sent follows from the goods, and the answer says what that costs, not what it is called.
  const { shipping_option } = estimateCart(cart, new Map([[line.id, line.quantity]]))
  const byBuyer = cart.changed_by?.is_you ? cart.changed_by : { name: '', is_you: true }
  const changed_by = version === cart.version ? cart.changed_by : byBuyer
  return { ...cart, ...totals, items, shipping_option, version, changed_by }
}
