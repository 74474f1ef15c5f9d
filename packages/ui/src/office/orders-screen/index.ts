export { PickListsLink, type PickListsLinkProps } from './PickListsLink'
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen'
export type { OfficeOrderRowView, OfficeOrdersView } from './orders.view'
