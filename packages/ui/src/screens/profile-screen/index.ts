export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen'
export type { ProfileDetailsView } from './ProfileDetails'
export type { OrderHistoryView, OrderSummaryFigures } from './view'
