import { useQuery } from '@tanstack/react-query'
import { cartQuery, shippingDateQuery } from '../cart'
import { formatDateRange } from '../../platform/format'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'

/**
 * Expected delivery dates of an order placed now, formatted: from the cart if this tab has loaded it, otherwise from
 * the store. Null for visitors, and until known.
 */
export function useDeliveryDays(): string | null {
  const shop = useShop()
  const { status } = useSessionState()
  const { data: cart } = useQuery({ ...cartQuery(shop), enabled: false })
  const known = cart?.delivery ?? null
  const { data } = useQuery({ ...shippingDateQuery(shop), enabled: status === 'signed_in' && known === null })
  const [start, end] = known ? [known.start_date, known.end_date] : [data?.startDate, data?.endDate]
  return start && end ? formatDateRange(start, end, shop.locale) : null
}
