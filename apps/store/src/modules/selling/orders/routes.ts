import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { OrdersService } from './read-orders'

/** Routes for placed orders. */
export function ordersRoutes(orders: OrdersService): Handlers<'listOrders' | 'getOrder' | 'getOrderSummary'> {
  return {
    async listOrders(call) {
      const page = pageOf(call.query)
      const { q, status, cart_id: cartId } = call.query
      return { ...(await orders.list(signedIn(call), { q, status, cartId }, page)), ...page }
    },
    async getOrder(call) {
      return { order: await orders.order(signedIn(call), call.params.id) }
    },
    async getOrderSummary(call) {
      return orders.summary(signedIn(call))
    },
  }
}
