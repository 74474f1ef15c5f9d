import type { WishlistItem } from '@skafferi/api'
import type { AddReportView } from '@skafferi/domain/cart/views'
import { toWishlistView } from '@skafferi/domain/wishlist'
import { wishlistOf } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** What the kiosk saved for later. */
export const storySavedItems = wishlistOf(storyWorld, 'kiosk')

/** A wishlist as its page shows it; the kiosk's with nothing selected by default. */
export function wishlistViewOf(
  savedItems: readonly WishlistItem[] = storySavedItems,
  selected: readonly string[] = [],
) {
  const list = { wishlist: [...savedItems], count: savedItems.length, limit: 100, offset: 0 }
  return toWishlistView(list, { selected }, storyLocale)
}

/** What became of several products: each way once. */
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
