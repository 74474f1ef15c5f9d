export { PackingResult, type PackingResultProps } from './PackingResult'
export { SelectionDeeds, type SelectionDeedsProps } from './SelectionDeeds'
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
export type { OfficeOrderRowView, OfficeOrdersView } from './orders.view'
