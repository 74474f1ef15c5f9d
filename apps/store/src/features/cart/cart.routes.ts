import { signedIn, type Handlers } from '../../http/handler'
import { toQuantityAnswer } from './cart.answers'
import type { CartService } from './cart.service'

type CartOperation =
  | 'getCart'
  | 'getCartCount'
  | 'addCartItems'
  | 'setCartItemQuantity'
  | 'adjustCartItem'
  | 'bulkSetCartItems'
  | 'removeCartItems'

/** The open cart over HTTP. */
export function cartRoutes(carts: CartService): Handlers<CartOperation> {
  return {
    async getCart(call) {
      return { cart: await carts.current(signedIn(call)) }
    },
    async getCartCount(call) {
      return { ItemCount: await carts.count(signedIn(call)) }
    },
    async addCartItems(call) {
      const items = call.body.items.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }))
      const cart = await carts.add(signedIn(call), items)
      return { success: true, message: 'Successfully added to cart', cart }
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
