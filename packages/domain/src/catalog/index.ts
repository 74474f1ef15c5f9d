export { toProductCardView, type ProductCardView } from './card.view'
export {
  bestSellersQuery,
  catalogKeys,
  categoriesQuery,
  listingQuery,
  tagsQuery,
  toProductQuery,
} from './catalog.queries'
export {
  emptyFilter,
  fallbackCategories,
  fallbackTags,
  listingSorts,
  parseFilter,
  parsePrice,
  priceBounds,
  serialiseFilter,
  sliderPosition,
  sliderSteps,
  sliderValue,
  type ListingFilter,
  type ListingSort,
  type PriceBandId,
} from './catalog.rules'
export {
  toListingView,
  type FacetView,
  type FilterChipView,
  type ListingView,
  type PriceBandView,
} from './catalog.view'
export { toRatingView, toStockView, type PictureView, type RatingView, type StockView } from './parts.view'
export { useBestSellers } from './use-best-sellers'
export { useListing } from './use-listing'
