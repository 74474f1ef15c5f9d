export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen'
export type { OrderHistoryView } from './OrderHistory'
export type { OrderSummaryFigures } from './OrderSummary'
export type { ProfileDetailsView } from './ProfileDetails'
