import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { OrdersService } from './read-orders'
import type { BuyAgainService } from './buy-again'

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

/** Routes for reorder previews and usual articles. */
export function buyAgainRoutes(service: BuyAgainService): Handlers<'getReorder' | 'listUsualArticles'> {
  return {
    async getReorder(call) {
      return service.reorder(signedIn(call), call.params.id)
    },
    async listUsualArticles(call) {
      // Validation has filled in the contract's default.
      return service.usualArticles(signedIn(call), call.query.limit as number)
    },
  }
}
