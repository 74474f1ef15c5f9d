export { fetchListing, listingQuery, toProductQuery } from './catalog.queries'
export {
  emptyFilter,
  parseFilter,
  serialiseFilter,
  sortsOf,
  defaultSort,
  type ListingFilter,
} from '../../rules/catalogue/catalog'
export { fallbackCategories, fallbackTags } from '../../rules/catalogue/fallback'
export { bestSellersQuery, exploreQuery } from './home-products.queries'
export { categoriesQuery, tagsQuery } from './lists.queries'
export { toListingView } from './catalog.view'
export { orderedCategoriesFirst } from '../../rules/catalogue/ordered-categories'
export { useBestSellers, useExplore } from './use-home-products'
export { catalogKeys } from './lists.queries'
export { useCachedCard } from './use-cached-card'
export { useListing } from './use-listing'
export { useSimilarWords } from './use-similar-words'
export { toScannedView, toSuggestionsView } from './suggestions.view'
export { useSuggestions, type Suggestions } from './use-suggestions'
