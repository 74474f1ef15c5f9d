import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { toOrderDetailView, type OrderDetailView } from './order-detail.view'
import { orderQuery } from './orders.queries'

/**
 * One order with everything in it. One that is not there, or is not the company's, fails as `order_not_found`.
 * @param id null where a page was opened without one; nothing is asked for then
 */
export function useOrder(id: string | null): Load<OrderDetailView, 'load_order'> {
  const shop = useShop()
  const query = useQuery({ ...orderQuery(shop, id ?? ''), enabled: id !== null })
  const view = readable(query.data, (data) => toOrderDetailView(data, shop.locale))
  const load = toLoad(query, 'load_order', view)
  // An address that cannot be an order's, such as half a link, is refused before anything is looked for.
  const isNoAddress = load.status === 'failed' && 'id' in load.problem.fields
  return isNoAddress ? { ...load, problem: { ...load.problem, code: 'order_not_found' } } : load
}
