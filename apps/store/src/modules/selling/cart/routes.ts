import type { Cart } from '@skafferi/api'
import { signedIn, type AnswerOf, type Handlers } from '../../../platform/http/handler'
import type { CartService } from './change-cart'

/** `return=minimal` in a comma-separated list of preferences, with or without quotes and parameters (RFC 7240 §4.2). */
const minimal = /(?:^|,)\s*return\s*=\s*(?:minimal|"minimal")\s*(?:[;,]|$)/i

/**
 * Responds to a change of one quantity with the cart, or with the line alone if the client prefers that.
 * @param cart after the change
 * @param itemId the changed line
 * @param prefer the `Prefer` header
 */
function toQuantityAnswer(
  cart: Cart,
  itemId: string,
  prefer: string | undefined,
): AnswerOf<'setCartItemQuantity' | 'adjustCartItem'> {
  const line = cart.items.find(({ id }) => id === itemId)
  if (!line || !minimal.test(prefer ?? '')) return { success: true, message: 'Quantity successfully updated', cart }
  const { item_total, discount_total, shipping_total, tax_total, tax, total, version } = cart
  return { line, totals: { item_total, discount_total, shipping_total, tax_total, tax, total }, version }
}

type CartOperation =
  | 'getCart'
  | 'getCartCount'
  | 'addCartItems'
  | 'bulkAddCartItems'
  | 'setCartItemQuantity'
  | 'adjustCartItem'
  | 'bulkSetCartItems'
  | 'removeCartItems'

function toNewLine({ variant_id, quantity }: { variant_id: string; quantity: number }) {
  return { variantId: variant_id, quantity }
}

/** Routes for the open cart. */
export function cartRoutes(carts: CartService): Handlers<CartOperation> {
  return {
    async getCart(call) {
      return { cart: await carts.current(signedIn(call)) }
    },
    async getCartCount(call) {
      return { ItemCount: await carts.count(signedIn(call)) }
    },
    async addCartItems(call) {
      const cart = await carts.add(signedIn(call), call.body.items.map(toNewLine))
      return { success: true, message: 'Successfully added to cart', cart }
    },
    async bulkAddCartItems(call) {
      return carts.bulkAdd(signedIn(call), call.body.items.map(toNewLine))
    },
    async setCartItemQuantity(call) {
      const cart = await carts.setQuantity(signedIn(call), call.params.id, call.body)
      return toQuantityAnswer(cart, call.params.id, call.headers.Prefer)
    },
    async adjustCartItem(call) {
      const cart = await carts.adjust(signedIn(call), call.body.item_id, call.body.adjustment)
      return toQuantityAnswer(cart, call.body.item_id, call.headers.Prefer)
    },
    async bulkSetCartItems(call) {
      const rows = call.body.rows.map(({ item_id, sku, quantity }) => ({ itemId: item_id, sku, quantity }))
      return carts.bulkSet(signedIn(call), { rows, preview: call.body.preview ?? false })
    },
    async removeCartItems(call) {
      const cart = await carts.remove(signedIn(call), call.body.item_ids)
      return { success: true, message: 'Successfully removed from cart', cart }
    },
  }
}
