export { ListingScreen, type ListingScreenProps } from './ListingScreen'
export type { CardPurchasesView, ListingView } from './view'
