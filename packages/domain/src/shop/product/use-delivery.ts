import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@skafferi/api'
import { readable } from '../../platform/action'
import { cartQuery, shippingDateQuery, toDeliverySteps, type DeliveryStepsView } from '../cart'
import { formatDateRange, type Minor } from '../../platform/format'
import { toMajor } from '../../rules/pricing/money'
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
 * The delivery of an order placed now, by the goods of the cart if this tab has loaded it, and those that the buyer is
 * about to add. Null for visitors, and until known.
 * @param adding value of the goods to add
 */
export function useDelivery(adding: Minor = 0): DeliveryView | null {
  const shop = useShop()
  const { locale } = shop
  const { status } = useSessionState()
  const { data: cart } = useQuery({ ...cartQuery(shop), enabled: false })
  const { data } = useQuery({ ...shippingDateQuery(shop), enabled: status === 'signed_in' })
  const view = readable(data, ({ startDate, endDate, options: shipping_options, currency_code, item_total }) => {
    const { start_date, end_date } = cart?.delivery ?? { start_date: startDate, end_date: endDate }
    const goods = { currency_code, item_total: cart?.item_total ?? item_total, shipping_options }
    const reached = toDeliverySteps(goods, locale)?.reached
    const steps = toDeliverySteps({ ...goods, item_total: goods.item_total + toMajor(adding) }, locale)
    const dates = steps !== null && steps.reached !== reached ? steps.from.dates : null
    return { dates: dates ?? formatDateRange(start_date, end_date, locale), steps }
  })
  // The page is complete without it.
  return view instanceof ApiError ? null : (view ?? null)
}
