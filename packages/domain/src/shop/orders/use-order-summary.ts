import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { orderSummaryQuery } from './orders.queries'
import { toOrderSummaryView, type OrderSummaryView } from './orders.view'

/** Points and figures of the company's orders. */
export function useOrderSummary(): Load<OrderSummaryView> {
  const shop = useShop()
  const query = useQuery(orderSummaryQuery(shop))
  return toLoad(
    query,
    'load_summary',
    readable(query.data, (data) => toOrderSummaryView(data, shop.locale)),
  )
}
