export { toProductCardView, type ProductCardView, type SaleView } from './card.view'
export { listingQuery, toProductQuery } from './catalog.queries'
export {
  emptyFilter,
  listingSorts,
  parseFilter,
  parsePrice,
  priceBounds,
  serialiseFilter,
  type ListingFilter,
  type ListingSort,
  type PriceBandId,
} from './catalog.rules'
export { fallbackCategories, fallbackTags } from './fallback.rules'
export { catalogKeys, categoriesQuery, tagsQuery } from './lists.queries'
export {
  toListingView,
  type FacetView,
  type FilterChipView,
  type ListingView,
  type PriceBandView,
} from './catalog.view'
export { toRatingView, toStockView, type PictureView, type RatingView, type StockView } from './parts.view'
export { useBestSellers, useExplore } from './use-shelves'
export { useListing } from './use-listing'
