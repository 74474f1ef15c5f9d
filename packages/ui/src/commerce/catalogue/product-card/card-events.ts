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
