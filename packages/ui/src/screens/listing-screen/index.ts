export { ListingScreen, type ListingScreenProps } from './ListingScreen'
