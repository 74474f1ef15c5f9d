export { ListingToolbar, type ListingLayout, type ListingToolbarProps } from './ListingToolbar'
