import type { Cart } from '@skafferi/api'
import type { AnswerOf } from '../../../platform/http/handler'

/** `return=minimal` in a comma-separated list of preferences, with or without quotes and parameters (RFC 7240 §4.2). */
const minimal = /(?:^|,)\s*return\s*=\s*(?:minimal|"minimal")\s*(?:[;,]|$)/i

/**
 * Responds to a change of one quantity with the cart, or with the line alone if the client prefers that.
 * @param cart after the change
 * @param itemId the changed line
 * @param prefer the `Prefer` header
 */
export function toQuantityAnswer(
  cart: Cart,
  itemId: string,
  prefer: string | undefined,
): AnswerOf<'setCartItemQuantity' | 'adjustCartItem'> {
  const line = cart.items.find(({ id }) => id === itemId)
  if (!line || !minimal.test(prefer ?? '')) return { success: true, message: 'Quantity successfully updated', cart }
  const { item_total, discount_total, shipping_total, tax_total, tax, total, version } = cart
  return { line, totals: { item_total, discount_total, shipping_total, tax_total, tax, total }, version }
}
