import type { WishlistItem } from '@skafferi/api'
import { toWishlistView } from '@skafferi/domain/wishlist'
import { wishlistOf } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** What the kiosk saved for later. */
export const storyWishes = wishlistOf(storyWorld, 'kiosk')

/** A wishlist as its page shows it; the kiosk's with nothing selected unless told. */
export function wishlistViewOf(
  wishes: readonly WishlistItem[] = storyWishes,
  selected: readonly string[] = [],
) {
  const list = { wishlist: [...wishes], count: wishes.length, limit: 100, offset: 0 }
  return toWishlistView(list, selected, storyLocale)
}
