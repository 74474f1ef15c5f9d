import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CardPurchaseState } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import type { SavedItemState } from '@skafferi/domain/shop/wishlist/views'

/** Props of both variants of a card. */
export interface CardProps extends CardEvents {
  product: ProductCardView
  /** Heading level of the product's name: 3 below the heading of a section; 2 by default. */
  headingLevel?: 2 | 3
  /** The state of the last purchase from this card; `idle` by default. */
  state?: CardPurchaseState
  /** Why it failed; otherwise null. */
  problem?: Problem | null
  /** The state of the last press of the wishlist button; `idle` by default. */
  wishlist?: SavedItemState
  /** Why it failed; otherwise null. */
  wishlistProblem?: Problem | null
  /** `eager` for cards that are visible when the page opens; `lazy` by default. */
  loading?: 'lazy' | 'eager'
  /** The wishlist button was pressed: `saved` is the new state. Omit for no button. */
  onWishlistToggle?: (event: { productId: string; saved: boolean }) => void
  /**
   * Opens the dialog to save it with a note, or as one of its variants. Omit for no button; saved products have none.
   */
  onSaveWithNote?: (event: { productId: string }) => void
}

/** A card's request to add to the cart. */
export interface CardPurchase {
  productId: string
  variantId: string
  /** Pieces, at least 1. */
  quantity: number
}

/** The buyer's actions on a product in a list. */
export interface CardEvents {
  /** Add to Cart was pressed: adds the pieces and stays on the page. */
  onAddToCart: (event: CardPurchase) => void
  /** Buy Now was pressed: adds the pieces and opens the cart. */
  onBuyNow: (event: CardPurchase) => void
  /** Opens the choice of variants. */
  onSelectVariant: (event: { productId: string }) => void
}
