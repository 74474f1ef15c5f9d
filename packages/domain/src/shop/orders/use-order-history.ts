import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { ordersQuery, type OrderHistoryFilter } from './orders.queries'
import { lastOrderPage } from '../../rules/orders/orders'
import { toOrderHistoryView, type OrderHistoryView, type OrderList } from './orders.view'

/** A page beyond the end is not kept while the last page loads. */
function keepNonEmpty(before: OrderList | undefined): OrderList | undefined {
  return before && isBeyond(before) ? undefined : before
}

function isBeyond({ orders, count }: OrderList): boolean {
  // A malformed response has no `orders`; the view reports it.
  return orders?.length === 0 && count > 0
}

/** Returns the filter with the last page in place of a page beyond the end. */
export function limitToLastPage(filter: OrderHistoryFilter, list: OrderList): OrderHistoryFilter {
  return isBeyond(list) ? { ...filter, page: Math.min(filter.page, lastOrderPage(list.count)) } : filter
}

/**
 * A page of the order history. The previous page stays until the next one is loaded. Beyond the end, the last page is
 * shown, with its number in `page.current`.
 */
export function useOrderHistory(filter: OrderHistoryFilter): Load<OrderHistoryView> {
  const shop = useShop()
  const { data: requested } = useQuery(ordersQuery(shop, filter))
  const displayed = requested ? limitToLastPage(filter, requested) : filter
  const query = useQuery({ ...ordersQuery(shop, displayed), placeholderData: keepNonEmpty })
  const view = readable(query.data, (data) => toOrderHistoryView(data, displayed, shop.locale))
  return toLoad(query, 'load_orders', view)
}
