import { completesOrder, type LinePieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { grossOf, refundOfLines } from '@skafferi/domain/rules/orders/refund'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import * as repo from './operator-orders.repo'
import { recordOf } from './missing-decision'
import { statesAfter, statesOf, sumPieces } from './order-states'
import { assertVersion } from './order-version'
import { enqueueRestClosed, type RefundNotice } from './order-mails'
import { findShipments, type OrderRow } from './orders.repo'
import { withShippedPieces, selectPieces, withWaiting } from './parcel'
import { closePieces, findPieces } from './parcels.repo'
import { loadRefundable } from './refundable'
import { issueRefund } from './refund-order'

/** An operator's request to close pieces that will not be shipped. */
export interface CloseRestRequest {
  /** All remaining pieces by default. */
  lines?: readonly LinePieces[]
  /** Shown to the buyer. */
  reason: string
  /** True to refund what was charged for the pieces. */
  isRefunded: boolean
  /** The version of the order that the caller read. */
  version: number
}

/**
 * Credits the closed pieces, also before the order is charged: it is then charged less. The e-mail about the pieces
 * says it.
 * @returns the order's new payment status, the credited amount including tax, and the refund with
 * what the e-mail says of it; null if there is none
 */
export async function refundClosed(
  tx: Database,
  context: Context,
  order: OrderRow,
  { closed, reason }: { closed: readonly LinePieces[]; reason: string },
): Promise<{
  paymentStatus: OrderRow['paymentStatus']
  credited: Minor
  refundId: string | null
  notice: RefundNotice | null
}> {
  const unchanged = { paymentStatus: order.paymentStatus, credited: 0, refundId: null, notice: null }
  if (order.paymentStatus === 'refunded') return unchanged
  const loaded = await loadRefundable(tx, order)
  const refundable = { ...loaded, remaining: loaded.unrefunded }
  const { remaining, lines } = refundable
  if (grossOf(remaining) === 0) return unchanged
  const refund = refundOfLines(remaining, lines, closed)
  // Free goods, or goods with a full discount.
  if ('refused' in refund && refund.refused.reason === 'nothing') return unchanged
  const credited = 'rates' in refund ? grossOf(refund.rates) : 0
  return {
    credited,
    ...(await issueRefund(tx, context, order, { basis: { lines: closed }, reason, refundable, isAnnounced: false })),
  }
}

/**
 * Closes pieces of an order, with their refund, the activity entry and the e-mail, in the given transaction.
 * @throws StoreError as `closeRest` of the operator
 */
export async function closeRest(
  tx: Database,
  context: Context,
  idOrNumber: string,
  request: CloseRestRequest,
): Promise<void> {
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  await assertVersion(tx, order, request.version)
  if (order.status === 'canceled') throw refuse('order_closed')
  await repo.lockVariants(tx, order.id, { onlyWaiting: true })
  const lines = withShippedPieces(order, await findPieces(tx, order.id))
  const closed = selectPieces(lines, request.lines)
  const isFullyClosed = completesOrder(lines, closed)
  if (isFullyClosed && lines.every(({ shipped }) => shipped === 0)) throw refuse('nothing_shipped')
  await closePieces(tx, closed)
  const reason = request.reason.trim()
  const { paymentStatus, refundId, notice } = request.isRefunded
    ? await refundClosed(tx, context, order, { closed, reason })
    : { paymentStatus: order.paymentStatus, refundId: null, notice: null }
  const hasArrived =
    isFullyClosed && (await findShipments(tx, order.id)).every(({ deliveredAt }) => deliveredAt !== null)
  const fulfillmentStatus = hasArrived ? 'delivered' : isFullyClosed ? 'shipped' : order.fulfillmentStatus
  const after = { ...statesAfter(order, fulfillmentStatus), paymentStatus }
  await repo.updateStates(tx, order.id, after)
  await enqueueRestClosed(tx, order.id, { lines: closed, reason, isLast: isFullyClosed, refund: notice }, context, now)
  const before = { ...statesOf(order), paymentStatus }
  const decision = await recordOf(tx, order, { lines: withWaiting(lines, closed), refundId, after })
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.rest_closed',
    subjectId: order.id,
    before,
    after: { ...after, pieces: sumPieces(closed), decision },
  })
}
