import type { ProductCardView } from '../product-card'

/** A product on the wishlist, ready to show. */
export interface WishlistEntry {
  card: ProductCardView
  /** The day it goes, as shown. */
  expires: string
  /** What whoever added it noted; `null` where nothing was. */
  note: string | null
  /** Whether it is chosen to be removed with others. */
  selected: boolean
}
