import type { BulkPriceView, SaleView } from '../price-label'
import type { Problem } from '../problem-text'
import type { StockView } from '../stock-label'

/** A picture of a product. */
export interface PictureView {
  /** Its address; `null` where there is none, and the outline of a pack stands in its place. */
  src: string | null
  /** What it shows. */
  alt: string
}

/** What buyers think of a product; `null` while nobody has said. */
export type RatingView = {
  /** From 1 to 5. */
  value: number
  /** The same, formatted ("4.7"). */
  text: string
  /** How many reviews. */
  count: number
} | null

/** A product as a card shows it. */
export interface ProductCardView {
  id: string
  title: string
  brand: string
  sku: string | null
  /** Net content and unit ("120 g · bag"); `null` where variants differ. */
  packText: string | null
  picture: PictureView
  /** First published within 30 days. */
  isNew: boolean
  rating: RatingView
  stock: StockView
  /** `null` for visitors: they read in its place how they come to see prices. */
  price: {
    /** Formatted price of one piece. */
    text: string
    /** It is the lowest of several variants. */
    from: boolean
  } | null
  /** The running sale; left out or `null` where none lowers the price. */
  sale?: SaleView | null
  bulkPrice: BulkPriceView | null
  hasMultipleVariants: boolean
  /** The only variant; `null` where there are several, or none. */
  variantId: string | null
  /** On the customer's wishlist; not, unless told. */
  isInWishlist?: boolean
  /** Names of the colours it comes in; none unless told. */
  colors?: readonly string[]
}

/**
 * How the last purchase from a card stands. `out_of_stock`: the shop refused for want of stock; `failed`: for another
 * reason, and it may be tried again.
 */
export type CardState = 'idle' | 'busy' | 'added' | 'out_of_stock' | 'failed'

/** What a card asks to be put into the cart. */
export interface CardPurchase {
  productId: string
  variantId: string
  /** Pieces, at least 1. */
  quantity: number
}

/** How the purchases of several products stand, each for itself. */
export interface CardPurchasesView {
  stateOf: (variantId: string | null) => CardState
  problemOf: (variantId: string | null) => Problem | null
}

/**
 * How the last press of a card's heart stands: on its way, done, or failed. `added` and `removed` are messages and go
 * back to `idle` by themselves: after 10 seconds in a listing, 3 on the home page (Specification (shopping) §9,
 * Specification (accounts) §9).
 */
export type WishlistState = 'idle' | 'busy' | 'added' | 'removed' | 'failed'

/** How the hearts of several products stand, each for itself. */
export interface CardWishesView {
  stateOf: (productId: string) => WishlistState
  problemOf: (productId: string) => Problem | null
}
