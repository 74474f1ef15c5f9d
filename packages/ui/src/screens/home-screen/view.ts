import type { ProductCardView } from '../../commerce/product-card'

/** The sale that runs. */
export interface FlashSaleView {
  /** When the server ends it: ms since 1970, by the server's clock. */
  endsAt: number
  /** What to add to this computer's clock to get the server's, in ms. */
  clockOffset: number
  /** In the sale's own order. */
  cards: readonly ProductCardView[]
}
