import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import type { LinePieces, RefusedPieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { grossOf, refundOfAmount, refundOfLines, type RefusedRefund } from '@skafferi/domain/rules/orders/refund'
import { isUnpaid } from '@skafferi/domain/rules/orders/payment'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import * as repo from './operator-orders.repo'
import { assertVersion } from './order-version'
import { statesOf, sumPieces } from './order-states'
import { enqueueOrderRefunded, type RefundNotice } from './order-mails'
import { findOrderItems, type OrderRow } from './orders.repo'
import { loadRefundable, type RefundableParts } from './refundable'
import { findRequest, insertRefund, sumRefunds } from './refunds.repo'
import { findPayments } from './payments.repo'
import { openAmount, openPayment } from './record-payment'
import { hashOf, wasSentBefore } from './idempotent-request'

/** An operator's refund request. */
export interface RefundRequest {
  /** An amount including tax, or pieces of lines. */
  basis: { amount: Minor } | { lines: readonly LinePieces[] }
  /** Shown to the buyer. */
  reason: string
  /** The version of the order that the caller read. */
  version: number
  /** The idempotency key. */
  key?: string
}

/** The request without the version, which may differ in a repeated request. */
const contentOf = ({ basis, reason }: RefundRequest): unknown => [basis, reason]

async function refusalOfPieces(
  tx: Database,
  order: OrderRow,
  { index, id, reason, left }: RefusedPieces,
): Promise<StoreError> {
  const line = (await findOrderItems(tx, order.id)).find((item) => item.id === id)
  const name = line ? articleName(line.title, line.variantTitle, null) : id
  const field = `lines.${index}`
  if (reason === 'unknown') {
    return refuse('unknown_line', { id }, { [`${field}.itemId`]: fault('unknown_line') })
  }
  if (reason === 'twice') {
    return refuse('line_named_twice', { name }, { [`${field}.itemId`]: fault('named_twice') })
  }
  return refuse('too_many_to_refund', { name, left }, { [`${field}.quantity`]: fault('refundable_left', { left }) })
}

async function refusalOf(tx: Database, order: OrderRow, refused: RefusedRefund): Promise<StoreError> {
  if (refused.reason === 'pieces') return refusalOfPieces(tx, order, refused.pieces)
  if (refused.reason === 'nothing') return refuse('nothing_to_refund')
  const [left, currency] = [toMajor(refused.left), order.currencyCode.toUpperCase()]
  return refuse('refund_too_high', { left, currency })
}

/** A refund to issue. */
export interface RefundToIssue {
  basis: RefundRequest['basis']
  reason: string
  /** The refundable amounts of the order. */
  refundable: Pick<RefundableParts, 'lines' | 'remaining'>
  /** False if another e-mail says it. */
  isAnnounced?: boolean
  /** The idempotency key. */
  sent?: { requestKey: string; requestHash: string }
}

/** Returns the payment status after a refund of a part: what was paid before can be all that is left to pay. */
async function statusAfterRefund(tx: Database, order: OrderRow): Promise<OrderRow['paymentStatus']> {
  if (!isUnpaid(order) || openPayment(await findPayments(tx, order.id)) === undefined) return order.paymentStatus
  const open = await openAmount(tx, order, await sumRefunds(tx, order.id))
  return open === 0 ? 'captured' : order.paymentStatus
}

/**
 * Stores a refund with its activity entry and e-mail. The caller sets the payment status.
 * @returns the order's new payment status, the refund's id, and what its e-mail says
 * @throws StoreError 409 `refund_too_high`, `too_many_to_refund`, `nothing_to_refund`; 400 `unknown_line`,
 * `line_named_twice`
 */
export async function issueRefund(
  tx: Database,
  context: Context,
  order: OrderRow,
  { basis, refundable, sent, isAnnounced = true, ...details }: RefundToIssue,
): Promise<{ paymentStatus: OrderRow['paymentStatus']; refundId: string; notice: RefundNotice }> {
  const { remaining, lines } = refundable
  const refund =
    'lines' in basis ? refundOfLines(remaining, lines, basis.lines) : refundOfAmount(remaining, basis.amount)
  if ('refused' in refund) throw await refusalOf(tx, order, refund.refused)
  const { rates } = refund
  const [amount, at] = [grossOf(rates), context.now()]
  const pieces = 'lines' in basis ? basis.lines : []
  const reason = details.reason.trim()
  const refundId = newId('refund', at)
  await insertRefund(
    tx,
    { id: refundId, orderId: order.id, amount, rates, reason, refundedAt: at, ...currentActor(), ...sent },
    pieces,
  )
  const paymentStatus = amount === grossOf(remaining) ? 'refunded' : await statusAfterRefund(tx, order)
  const notice = { amount, rates, reason, lines: pieces, isPaid: order.paymentStatus === 'captured' }
  if (isAnnounced) await enqueueOrderRefunded(tx, order.id, notice, context, at)
  await recordOperatorEvent(tx, {
    at,
    action: 'order.refunded',
    subjectId: order.id,
    before: { paymentStatus: order.paymentStatus },
    after: {
      paymentStatus,
      refundTotal: amount,
      currencyCode: order.currencyCode,
      ...(pieces.length > 0 && { pieces: sumPieces(pieces) }),
    },
  })
  return { paymentStatus, refundId, notice }
}

/**
 * Refunds an order, with the activity entry and e-mail, in the given transaction.
 * @throws StoreError as `refundOrder` of the operator
 */
export async function refundOrder(
  tx: Database,
  context: Context,
  idOrNumber: string,
  request: RefundRequest,
): Promise<void> {
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  const { basis, key, version } = request
  if (key !== undefined && wasSentBefore(await findRequest(tx, order.id, key), contentOf(request))) return
  await assertVersion(tx, order, version)
  const refundable = await loadRefundable(tx, order)
  if (!refundable.isCharged) throw refuse('not_charged')
  const sent = key === undefined ? undefined : { requestKey: key, requestHash: hashOf(contentOf(request)) }
  const { paymentStatus } = await issueRefund(tx, context, order, { basis, reason: request.reason, refundable, sent })
  await repo.updateStates(tx, order.id, { ...statesOf(order), paymentStatus })
}
