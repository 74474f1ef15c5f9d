import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { ordersQuery, type OrderHistoryFilter } from './orders.queries'
import { toOrderHistoryView, type OrderHistoryView } from './orders.view'

/** One page of the order history. The page before stays until the next has come. */
export function useOrderHistory(filter: OrderHistoryFilter): Load<OrderHistoryView> {
  const shop = useShop()
  const query = useQuery({ ...ordersQuery(shop, filter), placeholderData: keepPreviousData })
  return toLoad(query, 'load_orders', query.data && toOrderHistoryView(query.data, filter, shop.locale))
}
