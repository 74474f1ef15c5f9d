export {
  fetchOrder,
  orderKeys,
  orderQuery,
  ordersQuery,
  orderSummaryQuery,
  usualArticlesQuery,
  type OrderHistoryFilter,
} from './orders.queries'
export { toOrderDetailView, type OrderAnswer, type OrderDetailView } from './order-detail.view'
export { toOrderStatus } from '../../rules/orders/orders'
export { toOrderHistoryView, toOrderRowView, toOrderSummaryView } from './orders.view'
export { toReorderView, type ReorderDrafts } from './reorder.view'
export { useHasOrdered } from './use-has-ordered'
export { useOrder } from './use-order'
export { limitToLastPage, useOrderHistory } from './use-order-history'
export { useCartAlreadyOrdered } from './use-cart-already-ordered'
export { useOrderSummary } from './use-order-summary'
export { useOrderedCategories } from './use-ordered-categories'
export { useReorder } from './use-reorder'
export { toUsualArticlesView } from './usual-articles.view'
export { useUsualArticles } from './use-usual-articles'
