import type { Problem } from '@skafferi/domain/action/views'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { SavedItemState } from '@skafferi/domain/wishlist/views'
import type { CardEvents } from './card-events'

/** What every card of a product has in common. */
export interface CardProps extends CardEvents {
  product: ProductCardView
  /** Rank of the product's name within the page: 3 below the heading of a section; 2 by default. */
  headingLevel?: 2 | 3
  /** The state of the last purchase from this card; `idle` by default. */
  state?: CardPurchaseState
  /** Why it failed; `null` unless it did. */
  problem?: Problem | null
  /** The state of the last press of the wishlist button; `idle` by default. */
  wishlist?: SavedItemState
  /** Why it failed; `null` unless it did. */
  wishlistProblem?: Problem | null
  /** `eager` for cards in sight when the page opens; `lazy` by default. */
  loading?: 'lazy' | 'eager'
  /** The wishlist button was pressed: `saved` is the wanted state. Without it there is no button. */
  onWishlistToggle?: (event: { productId: string; saved: boolean }) => void
  /** It is to be saved with a note, or as one of its variants. Without it, and once it is saved, there is no such button. */
  onSaveWithNote?: (event: { productId: string }) => void
}
