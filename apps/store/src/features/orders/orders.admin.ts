import type { AdminAnswerOf, AdminHandlers } from '../../http/admin/handler'
import { inWireNames } from '../../http/admin/wire-names'
import { StoreError } from '../../http/errors'
import { pageOf } from '../../http/handler'
import type { OperatorOrder } from './operator.answers'
import type { OrdersOperator } from './orders.operator'

type OrderCalls = 'listOrders' | 'getOrder' | 'updateOrder' | 'createShipment' | 'cancelOrder'

function toAnswer(found: OperatorOrder): AdminAnswerOf<'getOrder'> {
  const { company, customer, shipping_option, version, lines, parcels, timeline, ...order } = found
  return { order, version, lines, parcels, company, customer, shipping_option, timeline }
}

/** Orders of all companies over HTTP. */
export function ordersAdminRoutes(orders: OrdersOperator): AdminHandlers<OrderCalls> {
  /** Changes an order. Where it is not as it was read, the refusal has it as it is now. */
  const change: OrdersOperator['setOrderStatus'] = async (id, changed) => {
    try {
      return await inWireNames(orders.setOrderStatus(id, changed))
    } catch (error) {
      if (!(error instanceof StoreError) || error.refusal.code !== 'order_changed') throw error
      throw new StoreError(error.status, { ...error.refusal, order: toAnswer(await orders.showOrder(id)) }, error.headers)
    }
  }
  return {
    async listOrders({ query }) {
      const { q, status, fulfillment_status: fulfillmentStatus, payment_status: paymentStatus } = query
      const page = pageOf(query)
      return { ...(await orders.pageOrders({ q, status, fulfillmentStatus, paymentStatus }, page)), ...page }
    },
    getOrder: async ({ params }) => toAnswer(await orders.showOrder(params.id)),
    async updateOrder({ params, body }) {
      const { status, fulfillment_status: fulfillmentStatus, payment_status: paymentStatus } = body
      return toAnswer(await change(params.id, { status, fulfillmentStatus, paymentStatus }))
    },
    async createShipment({ params, body, headers }) {
      const { carrier, tracking_url: trackingUrl, version } = body
      const lines = body.lines?.map(({ item_id: id, quantity }) => ({ id, quantity }))
      return toAnswer(await change(params.id, { carrier, trackingUrl, lines, version, key: headers['Idempotency-Key'] }))
    },
    cancelOrder: async ({ params }) => toAnswer(await change(params.id, { status: 'canceled' })),
  }
}
