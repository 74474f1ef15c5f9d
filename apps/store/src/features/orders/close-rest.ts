import { emptiesOrder, type LinePieces } from '@skafferi/domain/office/parcel-lines.rules'
import { grossOf, refundOfLines } from '@skafferi/domain/office/refund.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent } from '../../db/events'
import { conflict, notFound } from '../../http/errors'
import * as repo from './operator.repo'
import { statesAfter, statesOf, sumPieces } from './order-states'
import { assertVersion } from './order-version'
import { enqueueRestClosed } from './orders.mails'
import { findShipments, type OrderRow } from './orders.repo'
import { asFarAs, contentsOf } from './parcel'
import { closePieces, findPieces } from './parcels.repo'
import { loadRefundable } from './refundable'
import { issueRefund } from './refund-order'

/** Pieces that will not be shipped, as an operator names them. */
export interface RestClosing {
  /** All that is left by default. */
  lines?: readonly LinePieces[]
  /** Shown to the buyer. */
  reason: string
  /** True to refund what was charged for the pieces. */
  isRefunded: boolean
  /** The order's version as it was read. */
  version: number
}

/** Refunds closed pieces as far as the order was charged for them. @returns the order's payment status after it */
async function refundClosed(
  tx: Database,
  context: Context,
  order: OrderRow,
  { closed, reason }: { closed: readonly LinePieces[]; reason: string },
) {
  const refundable = await loadRefundable(tx, order)
  const { left, lines, isCharged } = refundable
  if (!isCharged || grossOf(left) === 0) return order.paymentStatus
  const refund = refundOfLines(left, lines, closed)
  // Free goods, or goods with a full discount.
  if ('refused' in refund && refund.refused.reason === 'nothing') return order.paymentStatus
  return issueRefund(tx, context, order, { what: { lines: closed }, reason, refundable })
}

/**
 * Closes pieces of an order that will not be shipped, with their refund, the record and the e-mail, in the given transaction.
 * @throws StoreError as `closeRest` of the operator
 */
export async function closeRest(
  tx: Database,
  context: Context,
  idOrNumber: string,
  request: RestClosing,
): Promise<void> {
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw notFound('order_not_found', 'Order not found')
  await assertVersion(tx, order, request.version)
  const lines = asFarAs(order, await findPieces(tx, order.id))
  const closed = contentsOf(order, lines, request.lines)
  if (lines.every(({ shipped }) => shipped === 0)) {
    throw conflict(
      'nothing_shipped',
      `Nothing of order ${order.displayId} has left. Cancel it, or send a parcel first.`,
    )
  }
  await closePieces(tx, closed)
  const reason = request.reason.trim()
  const isEverythingClosed = emptiesOrder(lines, closed)
  const paymentStatus = request.isRefunded
    ? await refundClosed(tx, context, order, { closed, reason })
    : order.paymentStatus
  const hasArrived =
    isEverythingClosed && (await findShipments(tx, order.id)).every(({ deliveredAt }) => deliveredAt !== null)
  const fulfillmentStatus = hasArrived ? 'delivered' : isEverythingClosed ? 'shipped' : order.fulfillmentStatus
  const after = { ...statesAfter(order, fulfillmentStatus), paymentStatus }
  await repo.updateStates(tx, order.id, after)
  await enqueueRestClosed(tx, order.id, { lines: closed, reason, isLast: isEverythingClosed }, context, now)
  const before = { ...statesOf(order), paymentStatus }
  await recordEvent(tx, {
    at: now,
    actorId: operatorActor,
    action: 'order.rest_closed',
    subjectId: order.id,
    before,
    after: { ...after, pieces: sumPieces(closed) },
  })
}
