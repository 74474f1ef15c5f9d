export { ListingToolbar, type ListingLook, type ListingToolbarProps } from './ListingToolbar'
