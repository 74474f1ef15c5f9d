export { FilterPanel, type FilterPanelProps } from './FilterPanel'
export {
  clearedFilter,
  filterCount,
  sortsOf,
  toggled,
  type FacetView,
  type FilterChoicesView,
  type ListingFilter,
  type ListingSort,
  type PriceBandView,
} from './filter'
