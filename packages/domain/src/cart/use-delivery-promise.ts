import { useQuery } from '@tanstack/react-query'
import type { DeliveryPromiseView } from '../checkout/checkout.view'
import { formatDateRange } from '../format'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'
import { cartQuery, shippingDateQuery } from './cart.queries'

/**
 * When what is ordered now arrives: as the cart says where this tab knows it, else as the store says. Null for visitors,
 * and until it is known.
 */
export function useDeliveryPromise(): DeliveryPromiseView | null {
  const shop = useShop()
  const { status } = useSessionState()
  const { data: cart } = useQuery({ ...cartQuery(shop), enabled: false })
  const known = cart?.delivery ?? null
  const { data } = useQuery({ ...shippingDateQuery(shop), enabled: status === 'signed_in' && known === null })
  const [start, end] = known ? [known.start_date, known.end_date] : [data?.startDate, data?.endDate]
  return start && end ? { kind: 'window', dates: formatDateRange(start, end, shop.locale) } : null
}
