import { useQuery } from '@tanstack/react-query'
import { toLoad, type Load } from '../action'
import { useShop } from '../shop-context'
import { toOrderDetailView, type OrderDetailView } from './order-detail.view'
import { orderQuery } from './orders.queries'

/** One order with everything in it. One that is not there, or is not the company's, fails as `order_not_found`. */
export function useOrder(id: string): Load<OrderDetailView, 'load_order'> {
  const shop = useShop()
  const query = useQuery(orderQuery(shop, id))
  const load = toLoad(query, 'load_order', query.data && toOrderDetailView(query.data, shop.locale))
  // An address that cannot be an order's, such as half a link, is refused before anything is looked for.
  const isNoAddress = load.status === 'failed' && 'id' in load.problem.fields
  return isNoAddress ? { ...load, problem: { ...load.problem, code: 'order_not_found' } } : load
}
