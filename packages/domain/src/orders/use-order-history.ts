import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { ordersQuery, type OrderHistoryFilter } from './orders.queries'
import { lastOrderPage } from './orders.rules'
import { toOrderHistoryView, type OrderHistoryView, type OrderList } from './orders.view'

/** A page beyond the end is nothing to keep showing while the last one comes. */
function keepNonEmpty(before: OrderList | undefined): OrderList | undefined {
  return before && isBeyond(before) ? undefined : before
}

function isBeyond({ orders, count }: OrderList): boolean {
  // Where there is no list at all, the view says so.
  return orders?.length === 0 && count > 0
}

/**
 * One page of the order history. The page before stays until the next has come. In place of a page beyond the end the
 * last one is shown, and `page.current` says so.
 */
export function useOrderHistory(filter: OrderHistoryFilter): Load<OrderHistoryView> {
  const shop = useShop()
  const { data: requested } = useQuery(ordersQuery(shop, filter))
  const displayed =
    requested && isBeyond(requested)
      ? { ...filter, page: Math.min(filter.page, lastOrderPage(requested.count)) }
      : filter
  const query = useQuery({ ...ordersQuery(shop, displayed), placeholderData: keepNonEmpty })
  const view = readable(query.data, (data) => toOrderHistoryView(data, displayed, shop.locale))
  return toLoad(query, 'load_orders', view)
}
