import { useQuery } from '@tanstack/react-query'
import { storeDate } from '../format'
import { useShop } from '../shop-context'
import { shippingDateQuery } from './checkout.queries'
import { toDeliveryView, type DeliveryView } from './checkout.view'
import { oneMonthAfter } from './delivery.rules'

/** When an order placed now arrives; null until the store has said. One month from today where it cannot be asked. */
export function useDelivery(): DeliveryView | null {
  const shop = useShop()
  const query = useQuery(shippingDateQuery(shop))
  if (query.data) return toDeliveryView(query.data, shop.locale)
  return query.isError ? toDeliveryView({ endDate: oneMonthAfter(storeDate(shop.now())) }, shop.locale) : null
}
