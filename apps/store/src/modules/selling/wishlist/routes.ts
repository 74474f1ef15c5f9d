import type { components } from '@skafferi/api'
import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { NewItem } from './add-items'
import type { WishlistService } from './change-wishlist'

type ItemBody = components['schemas']['AddToWishlistRequest']
type WishlistOperation =
  | 'getWishlist'
  | 'addToWishlist'
  | 'setWishlistNote'
  | 'bulkAddToWishlist'
  | 'bulkRemoveFromWishlist'
  | 'toggleWishlist'
  | 'removeFromWishlist'
  | 'clearWishlist'

/** Texts from Specification (shopping) §2. */
const added = { success: true, message: 'Successfully added to wishlist', in_wishlist: true } as const
const removed = { success: true, message: 'Successfully removed from wishlist', in_wishlist: false } as const

function toNewItem({ product_id, variant_id, note }: ItemBody): NewItem {
  return { productId: product_id, variantId: variant_id, note }
}

/** Routes for the wishlist. */
export function wishlistRoutes(wishlists: WishlistService): Handlers<WishlistOperation> {
  return {
    async getWishlist(call) {
      return wishlists.list(signedIn(call), pageOf(call.query))
    },
    async addToWishlist(call) {
      const { count } = await wishlists.add(signedIn(call), [toNewItem(call.body)])
      return { ...added, count }
    },
    async setWishlistNote(call) {
      const { product_id: productId, note, replaces } = call.body
      const { count } = await wishlists.setNote(signedIn(call), { productId, note, replaces })
      return { success: true, message: 'Note successfully saved', in_wishlist: true, count }
    },
    async bulkAddToWishlist(call) {
      const { count } = await wishlists.add(signedIn(call), call.body.items.map(toNewItem))
      return { success: true, message: 'Products successfully added to wishlist', count }
    },
    async bulkRemoveFromWishlist(call) {
      const { count } = await wishlists.remove(signedIn(call), call.body.product_ids)
      return { success: true, message: 'Products successfully removed from wishlist', count }
    },
    async toggleWishlist(call) {
      const changed = await wishlists.toggle(signedIn(call), call.body.product_id, call.body.in_wishlist)
      return { ...(changed.added ? added : removed), count: changed.count }
    },
    async removeFromWishlist(call) {
      const { count } = await wishlists.remove(signedIn(call), [call.body.product_id])
      return { ...removed, count }
    },
    async clearWishlist(call) {
      const { count } = await wishlists.clear(signedIn(call))
      return { success: true, message: 'Wishlist successfully cleared', count }
    },
  }
}
