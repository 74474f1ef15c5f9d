export { FilterPanel, type FilterPanelProps } from './FilterPanel'
export {
  clearedFilter,
  filterCount,
  toggled,
  type FacetView,
  type FilterChoicesView,
  type ListingFilter,
  type ListingSort,
  type PriceBandView,
} from './filter'
