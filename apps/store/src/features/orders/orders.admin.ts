import { FileAnswer, type AdminAnswerOf, type AdminCall, type AdminHandlers } from '../../http/admin/handler'
import { inWireNames } from '../../http/admin/wire-names'
import { StoreError } from '../../http/errors'
import { pageOf } from '../../http/handler'
import type { OperatorOrder } from './operator.answers'
import type { OperatorFilter } from './operator.repo'
import type { OrdersOperator } from './orders.operator'

type OrderCalls = 'listOrders' | 'exportOrders' | 'getOrder' | 'updateOrder' | 'createShipment' | 'cancelOrder'

function toAnswer(found: OperatorOrder): AdminAnswerOf<'getOrder'> {
  const { company, customer, shipping_option, version, lines, parcels, timeline, ...order } = found
  return { order, version, lines, parcels, company, customer, shipping_option, timeline }
}

/** What orders are found by. */
function filterOf({ q, status, ...states }: AdminCall<'exportOrders'>['query']): OperatorFilter {
  return { q, status, fulfillmentStatus: states.fulfillment_status, paymentStatus: states.payment_status }
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
      const page = pageOf(query)
      return { ...(await orders.pageOrders(filterOf(query), page)), ...page }
    },
    async exportOrders({ query }) {
      const { name, content } = await orders.exportOrders(filterOf(query))
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: 'text/csv; charset=utf-8', name })
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
