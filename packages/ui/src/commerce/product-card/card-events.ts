/** A card's request to add to the cart. */
export interface CardPurchase {
  productId: string
  variantId: string
  /** Pieces, at least 1. */
  quantity: number
}

/** The buyer's actions on a product in a list. */
export interface CardEvents {
  /** The cart was pressed: put so many into it and stay here. */
  onAddToCart: (event: CardPurchase) => void
  /** Buy Now was pressed: put so many into the cart and go there. */
  onBuyNow: (event: CardPurchase) => void
  /** There are several variants: opens the choice. */
  onSelectVariant: (event: { productId: string }) => void
}
