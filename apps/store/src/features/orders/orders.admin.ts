import type { AdminAnswerOf, AdminHandlers } from '../../http/admin/handler'
import { inWireNames } from '../../http/admin/wire-names'
import { pageOf } from '../../http/handler'
import type { OperatorOrder } from './operator.answers'
import type { OrdersOperator } from './orders.operator'

type OrderCalls = 'listOrders' | 'getOrder' | 'updateOrder' | 'createShipment' | 'cancelOrder'

function toAnswer({ company, customer, shipping_option, timeline, ...order }: OperatorOrder): AdminAnswerOf<'getOrder'> {
  return { order, company, customer, shipping_option, timeline }
}

/** Orders of all companies over HTTP. */
export function ordersAdminRoutes(orders: OrdersOperator): AdminHandlers<OrderCalls> {
  const change: OrdersOperator['setOrderStatus'] = (id, changed) => inWireNames(orders.setOrderStatus(id, changed))
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
    createShipment: async ({ params, body }) =>
      toAnswer(await change(params.id, { carrier: body.carrier, trackingUrl: body.tracking_url })),
    cancelOrder: async ({ params }) => toAnswer(await change(params.id, { status: 'canceled' })),
  }
}
