import type { Cart } from '@skafferi/api'
import type { AnswerOf } from '../../http/handler'

/** `return=minimal` among preferences that commas part, with or without quotes and parameters (RFC 7240 §4.2). */
const minimal = /(?:^|,)\s*return\s*=\s*(?:minimal|"minimal")\s*(?:[;,]|$)/i

/**
 * Answers a change of one quantity: with the cart, or with the line alone where the caller would rather have that.
 * @param cart as it is after the change
 * @param itemId the line that was changed
 * @param prefer the header of that name
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
