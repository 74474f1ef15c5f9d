export { PackingResult, type PackingResultProps } from './PackingResult'
export { OrderBulkActions, type OrderBulkActionsProps } from './OrderBulkActions'
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
export type { OfficeOrderRowView, OfficeOrdersView } from './orders.view'
