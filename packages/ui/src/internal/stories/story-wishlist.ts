import type { WishlistItem } from '@skafferi/api'
import type { AddReportView } from '@skafferi/domain/shop/cart/views'
import { toWishlistView } from '@skafferi/domain/shop/wishlist'
import { storyBase, wishlistOf } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** The kiosk's wishlist. */
export const storySavedItems = wishlistOf(storyWorld, 'kiosk')

/** The view of a wishlist page; by default the kiosk's with nothing selected. */
export function wishlistViewOf(
  savedItems: readonly WishlistItem[] = storySavedItems,
  selected: readonly string[] = [],
) {
  const list = { wishlist: [...savedItems], count: savedItems.length, limit: 100, offset: 0 }
  return toWishlistView(list, { selected }, storyLocale, storyBase)
}

/** The report on adding several products, with every outcome once. */
export const storyReport: AddReportView = {
  added: 1,
  lines: (
    [
      ['wrong_quantity', null, 0],
      ['choose_variant', 1, 0],
      ['insufficient_inventory', 24, 0],
      ['insufficient_inventory', 24, 6],
      ['too_many', 60, 0],
      ['cart_full', 12, 0],
      ['product_unavailable', 1, 0],
      ['not_deliverable', 1, 0],
      ['added', 12, 400],
    ] as const
  ).map(([outcome, quantity, left], index) => ({
    productId: `prod_${index}`,
    title: storySavedItems[index % storySavedItems.length]!.title,
    outcome,
    quantity,
    left,
  })),
}
