import type { WishlistItem } from '@skafferi/api'
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
  return toWishlistView(list, selected, storyLocale)
}
