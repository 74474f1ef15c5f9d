import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@skafferi/api'
import { readable } from '../../platform/action'
import { cartQuery, shippingDateQuery, toDeliverySteps, type DeliveryStepsView } from '../cart'
import { formatDateRange } from '../../platform/format'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'

/** The delivery of an order placed now. */
export interface DeliveryView {
  /** Expected dates, formatted. */
  dates: string
  /** Null if there is no free delivery. */
  steps: DeliveryStepsView | null
}

/**
 * The delivery of an order placed now, by the goods of the cart if this tab has loaded it. Null for visitors, and until
 * known.
 */
export function useDelivery(): DeliveryView | null {
  const shop = useShop()
  const { locale } = shop
  const { status } = useSessionState()
  const { data: cart } = useQuery({ ...cartQuery(shop), enabled: false })
  const { data } = useQuery({ ...shippingDateQuery(shop), enabled: status === 'signed_in' })
  const view = readable(data, ({ startDate, endDate, options: shipping_options, currency_code, item_total }) => {
    const { start_date, end_date } = cart?.delivery ?? { start_date: startDate, end_date: endDate }
    const goods = { currency_code, item_total: cart?.item_total ?? item_total, shipping_options }
    return { dates: formatDateRange(start_date, end_date, locale), steps: toDeliverySteps(goods, locale) }
  })
  // The page is complete without it.
  return view instanceof ApiError ? null : (view ?? null)
}
