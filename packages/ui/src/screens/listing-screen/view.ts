import type { FilterChipView } from '../../commerce/filter-chips'
import type { FilterChoicesView, ListingFilter } from '../../commerce/filter-panel'
import type { ProductCardView } from '../../commerce/product-card'

/** A page of the listing, and what it can be filtered by. */
export interface ListingView extends FilterChoicesView {
  filter: ListingFilter
  /** Products found, over all pages. */
  count: number
  products: readonly ProductCardView[]
  page: {
    /** From 1. */
    current: number
    /** How many pages there are, at least 1. */
    total: number
    /** Place of the first product shown, from 1. */
    from: number
    to: number
    /** Products found, formatted. */
    countText: string
  }
  chips: readonly FilterChipView[]
}
