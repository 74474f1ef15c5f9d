export { orderKeys, orderQuery, ordersQuery, orderSummaryQuery, type OrderHistoryFilter } from './orders.queries'
export { toOrderDetailView, type OrderAnswer, type OrderDetailView } from './order-detail.view'
export {
  toOrderHistoryView,
  toOrderRowView,
  toOrderSummaryView,
  type OrderHistoryView,
  type OrderRowView,
  type OrderSummaryView,
} from './orders.view'
export { useOrder } from './use-order'
export { useOrderHistory } from './use-order-history'
export { useOrderSummary } from './use-order-summary'
