export { ListingScreen, type ListingScreenProps } from './ListingScreen'
export type { ListingView } from './view'
