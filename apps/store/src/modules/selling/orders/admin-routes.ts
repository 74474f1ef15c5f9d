import { toMajor, toMinor } from '@skafferi/domain/rules/pricing/money'
import {
  FileAnswer,
  type AdminAnswerOf,
  type AdminCall,
  type AdminHandlers,
} from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { StoreError } from '../../../platform/http/errors'
import { pageOf } from '../../../platform/http/handler'
import type { OperatorOrder } from './to-operator-order'
import type { OrdersOperator } from './manage-orders'
import type { OrderFilterInput } from './order-filter'

type OrderCalls =
  | 'listOrders'
  | 'exportOrders'
  | 'getOrder'
  | 'updateOrder'
  | 'createShipment'
  | 'updateShipment'
  | 'closeRest'
  | 'createRefund'
  | 'cancelOrder'
  | 'undoOrderStep'
  | 'backorderPieces'
  | 'replaceLine'
  | 'getReplacement'
  | 'createOrderNote'
  | 'deleteOrderNote'
  | 'listLedgerDifferences'

function toAnswer(found: OperatorOrder): AdminAnswerOf<'getOrder'> {
  const { company, customer, shipping_option, version, lines, parcels, refundDetails, refundable, ...rest } = found
  const { dispatch_date, payments, paidTotal, toPayBack, notes, undoable, timeline, ...order } = rest
  return {
    order,
    version,
    payments,
    paid_total: paidTotal,
    to_pay_back: toPayBack,
    notes,
    undoable,
    lines,
    parcels,
    refunds: refundDetails,
    refundable,
    company,
    customer,
    shipping_option,
    dispatch_date,
    timeline,
  }
}

/** Converts the contract's pieces of lines. */
const toPieces = (lines: readonly { item_id: string; quantity: number }[]) =>
  lines.map(({ item_id: id, quantity }) => ({ id, quantity }))

/** Converts the query to a filter of orders. */
function toOrderFilter({
  q,
  status,
  country,
  ...named
}: Omit<AdminCall<'exportOrders'>['query'], 'rows'>): OrderFilterInput {
  const {
    fulfillment_status: fulfillmentStatus,
    payment_status: paymentStatus,
    company_id: companyId,
    waits_for: waitsFor,
  } = named
  return {
    q,
    status,
    fulfillmentStatus,
    paymentStatus,
    waitsFor,
    companyId,
    country,
    placedFrom: named.placed_from,
    placedTo: named.placed_to,
    article: named.article,
    shipmentState: named.shipment_state,
  }
}

type Quoted = Awaited<ReturnType<OrdersOperator['quoteReplacement']>>

function toQuote({ quoted, currencyCode }: Quoted): AdminAnswerOf<'getReplacement'> {
  const { article } = quoted
  return {
    sku: article.sku ?? '',
    title: article.title,
    variant_title: quoted.variantName,
    thumbnail: article.thumbnail,
    quantity: quoted.quantity,
    unit_price: toMajor(quoted.unitPrice),
    subtotal: toMajor(quoted.subtotal),
    discount_total: toMajor(quoted.discount),
    currency_code: currencyCode,
    available: quoted.available,
  }
}

type DifferenceRow = Awaited<ReturnType<OrdersOperator['listLedgerDifferences']>>['orders'][number]

function toDifference({ order, companyName, paid, refunded, kind }: DifferenceRow) {
  if (kind === null) throw new Error(`The ledger of order ${order.displayId} agrees with its status.`)
  return {
    id: order.id,
    display_id: order.displayId,
    company_name: companyName,
    payment_status: order.paymentStatus,
    currency_code: order.currencyCode,
    total: toMajor(order.total),
    refunded_total: toMajor(refunded),
    paid_total: toMajor(paid),
    kind,
  }
}

/** Admin routes for orders of all companies. */
export function ordersAdminRoutes(orders: OrdersOperator): AdminHandlers<OrderCalls> {
  /** Awaits a change of an order. If the order has changed, adds its current state to the refusal. */
  async function withCurrentOrder(id: string, work: Promise<OperatorOrder>): Promise<OperatorOrder> {
    try {
      return await inWireNames(work)
    } catch (error) {
      if (!(error instanceof StoreError) || error.refusal.code !== 'order_changed') throw error
      throw error.with({ order: toAnswer(await orders.showOrder(id)) })
    }
  }
  const change: OrdersOperator['setOrderStatus'] = (id, changed) =>
    withCurrentOrder(id, orders.setOrderStatus(id, changed))
  return {
    async listOrders({ query }) {
      const page = pageOf(query)
      return { ...(await orders.pageOrders(toOrderFilter(query), page)), ...page }
    },
    async exportOrders({ query }) {
      const { name, content } = await orders.exportOrders(toOrderFilter(query), query.rows ?? 'orders')
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: 'text/csv; charset=utf-8', name })
    },
    getOrder: async ({ params }) => toAnswer(await orders.showOrder(params.id)),
    async updateOrder({ params, body }) {
      const {
        fulfillment_status: fulfillmentStatus,
        payment_status: paymentStatus,
        tracking_url: trackingUrl,
        status,
        carrier,
      } = body
      const { version, ships_refunded: shipsRefunded, paid_on: paidOn, paid_back_on: paidBackOn } = body
      const paidAmount = body.paid_amount === undefined ? undefined : toMinor(body.paid_amount)
      return toAnswer(
        await change(params.id, {
          status,
          fulfillmentStatus,
          paymentStatus,
          carrier,
          trackingUrl,
          shipsRefunded,
          paidOn,
          paidAmount,
          paidBackOn,
          version,
        }),
      )
    },
    async createShipment({ params, body, headers }) {
      const { carrier, tracking_url: trackingUrl, tracking_number: trackingNumber, version } = body
      const shipsRefunded = body.ships_refunded
      const lines = body.lines && toPieces(body.lines)
      return toAnswer(
        await change(params.id, {
          carrier,
          trackingUrl,
          trackingNumber,
          lines,
          shipsRefunded,
          version,
          key: headers['Idempotency-Key'],
        }),
      )
    },
    async updateShipment({ params, body: { tracking_url: trackingUrl, tracking_number: trackingNumber, ...body } }) {
      const parcel = { ...body, trackingUrl, trackingNumber, shipmentId: params.shipment_id }
      return toAnswer(await withCurrentOrder(params.id, orders.changeParcel(params.id, parcel)))
    },
    async undoOrderStep({ params, body: { step, shipment_id: shipmentId, version } }) {
      return toAnswer(await withCurrentOrder(params.id, orders.undoStep(params.id, { step, shipmentId, version })))
    },
    async backorderPieces({ params, body: { lines, available_from: availableFrom, version } }) {
      const request = { lines: toPieces(lines), availableFrom, version }
      return toAnswer(await withCurrentOrder(params.id, orders.backorderPieces(params.id, request)))
    },
    async replaceLine({ params, body: { item_id: itemId, unit_price: price, ...body } }) {
      const request = { ...body, itemId, unitPrice: toMinor(price) }
      return toAnswer(await withCurrentOrder(params.id, orders.replaceLine(params.id, request)))
    },
    async getReplacement({ params, query: { item_id: itemId, quantity, sku } }) {
      return toQuote(await inWireNames(orders.quoteReplacement(params.id, { itemId, quantity, sku })))
    },
    createOrderNote: async ({ params, body }) => toAnswer(await orders.writeNote(params.id, body.text)),
    deleteOrderNote: async ({ params }) => toAnswer(await orders.deleteNote(params.id, params.note_id)),
    async listLedgerDifferences({ query }) {
      const page = pageOf(query)
      const { orders: rows, count } = await orders.listLedgerDifferences(page)
      return { orders: rows.map(toDifference), count, ...page }
    },
    async closeRest({ params, body: { version, reason, refund = true, lines } }) {
      const request = { lines: lines && toPieces(lines), reason, isRefunded: refund, version }
      return toAnswer(await withCurrentOrder(params.id, orders.closeRest(params.id, request)))
    },
    async createRefund({ params, body, headers }) {
      const { version, reason } = body
      const basis = body.lines ? { lines: toPieces(body.lines) } : { amount: toMinor(body.amount ?? 0) }
      return toAnswer(
        await withCurrentOrder(
          params.id,
          orders.refundOrder(params.id, { basis, reason, version, key: headers['Idempotency-Key'] }),
        ),
      )
    },
    cancelOrder: async ({ params, body }) =>
      toAnswer(await change(params.id, { status: 'canceled', version: body.version })),
  }
}
