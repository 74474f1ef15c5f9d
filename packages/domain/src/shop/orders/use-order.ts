import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { storeDate } from '../../platform/format'
import { useShop } from '../shop-context'
import { toOrderDetailView, type OrderDetailView } from './order-detail.view'
import { orderQuery } from './orders.queries'

/**
 * An order with all details. An unknown order, or one of another company, fails with `order_not_found`.
 * @param id null if the page was opened without one; nothing is loaded then
 */
export function useOrder(id: string | null): Load<OrderDetailView, 'load_order'> {
  const shop = useShop()
  const query = useQuery({ ...orderQuery(shop, id ?? ''), enabled: id !== null })
  const view = readable(query.data, (data) => toOrderDetailView(data, shop.locale, storeDate(shop.now())))
  const load = toLoad(query, 'load_order', view)
  // The store refuses an invalid id, e.g. of a truncated link.
  const isInvalidId = load.status === 'failed' && 'id' in load.problem.fields
  return isInvalidId ? { ...load, problem: { ...load.problem, code: 'order_not_found' } } : load
}
