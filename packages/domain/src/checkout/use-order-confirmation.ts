import type { Order } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { formatDate, storeDate } from '../format'
import { toLoad, type Load } from '../action'
import { orderQuery } from '../orders'
import { useShop } from '../shop-context'
import { oneMonthAfter } from './delivery.rules'
import { useDelivery } from './use-delivery'

/** The confirmation of a placed order. */
export interface OrderConfirmationView {
  orderId: string
  /** The number people say on the phone. */
  displayId: string
  /** The day by which it arrives. */
  deliveryDate: string
}

/**
 * The confirmation of one order, also after a reload. The store says when an order of today arrives; for an older one
 * the fixed rule counts from the day it was placed.
 * @param orderId null where the page was opened without one; nothing is asked for then
 */
export function useOrderConfirmation(orderId: string | null): Load<OrderConfirmationView> {
  const shop = useShop()
  const query = useQuery({ ...orderQuery(shop, orderId ?? ''), enabled: orderId !== null })
  const delivery = useDelivery()

  function arrivalOf(order: Order): string {
    const placed = storeDate(new Date(order.created_at))
    const isOfToday = placed === storeDate(shop.now())
    return isOfToday && delivery ? delivery.end : formatDate(oneMonthAfter(placed), shop.locale)
  }

  const view = query.data && {
    orderId: query.data.id,
    displayId: String(query.data.display_id),
    deliveryDate: arrivalOf(query.data),
  }
  return toLoad(query, 'load_orders', view)
}
