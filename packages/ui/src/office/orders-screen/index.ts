export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
export type { OfficeOrderFilters, OfficeOrderRowView, OfficeOrdersView } from './orders.view'
