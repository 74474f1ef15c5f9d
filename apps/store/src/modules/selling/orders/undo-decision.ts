import { sumByRate } from '@skafferi/domain/rules/tax/tax-sums'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { moveStock } from '../../../platform/db/stock-movements.repo'
import { reserveForWaiting } from '../../../platform/db/waiting-pieces'
import { refuse } from '../../../platform/http/errors'
import type { FoundDecision, RecordedDecision } from './missing-decision'
import * as orderRepo from './operator-orders.repo'
import { enqueueDecisionUndone } from './order-mails'
import { sumPieces } from './order-states'
import { findOrderItems, type OrderRow } from './orders.repo'
import { reopenPieces, returnFromWaiting } from './parcels.repo'
import { findRefundLines, findRefunds, insertRefund } from './refunds.repo'
import * as repo from './replacement.repo'

/** Adds the reversal of a refund to the ledger, with its activity entry. */
async function reverseRefund(tx: Database, order: OrderRow, refundId: string, now: Date): Promise<void> {
  const found = (await findRefunds(tx, order.id)).find(({ refund }) => refund.id === refundId)
  if (!found) throw new Error(`There is no refund ${refundId}.`)
  const { refund } = found
  const pieces = (await findRefundLines(tx, order.id)).filter((line) => line.refundId === refundId)
  await insertRefund(
    tx,
    {
      id: newId('refund', now),
      orderId: order.id,
      amount: -refund.amount,
      rates: refund.rates.map(({ percent, net, tax }) => ({ percent, net: -net, tax: -tax })),
      reversesId: refund.id,
      refundedAt: now,
      ...currentActor(),
    },
    pieces.map(({ orderItemId: id, quantity }) => ({ id, quantity: -quantity })),
  )
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.refund_reversed',
    subjectId: order.id,
    before: {},
    after: { refundTotal: refund.amount, currencyCode: order.currencyCode },
  })
}

/** Removes the line of a replacement from the order and its sums, and returns its pieces to stock. */
async function removeReplacement(tx: Database, order: OrderRow, lineId: string, now: Date): Promise<void> {
  if (await repo.isNamed(tx, lineId)) throw refuse('replacement_in_use')
  const items = await findOrderItems(tx, order.id)
  const line = items.find(({ id }) => id === lineId)
  if (!line) throw new Error(`There is no line ${lineId}.`)
  const taken = line.reservedQuantity ?? line.quantity
  if (taken > 0) {
    const returned = { variantId: line.variantId, change: taken }
    await moveStock(tx, [returned], { kind: 'order', at: now, orderId: order.id })
  }
  await repo.deleteItem(tx, lineId)
  if (taken > 0) await reserveForWaiting(tx, [line.variantId], now)
  if (line.discountTotal > 0) await repo.addDiscount(tx, order.id, -line.discountTotal)
  const rest = items.flatMap(({ id, taxRate, subtotal, discountTotal, taxTotal: tax_total }) =>
    id === lineId ? [] : [{ taxRate, totals: { subtotal, discount_total: discountTotal, tax_total } }],
  )
  const rates = sumByRate(rest, order.shippingTotal)
  const taxTotal = rates.reduce((sum, rate) => sum + rate.tax, 0)
  const removed = order.taxTotal - taxTotal
  const { tax } = order
  await repo.updateSums(tx, order.id, {
    itemTotal: order.itemTotal - line.subtotal,
    discountTotal: order.discountTotal - line.discountTotal,
    taxTotal,
    tax: tax && { ...tax, rates, ...(tax.placedTotal !== undefined && { placedTotal: tax.placedTotal - removed }) },
    total: order.total - (line.subtotal - line.discountTotal) - removed,
  })
}

/**
 * Undoes a decision about missing pieces: they are to be shipped again, its refund is reversed, and its replacement is
 * removed. Its e-mails are withdrawn; if one was sent, another one corrects it.
 * @returns details for the activity entry
 * @throws StoreError 409 `replacement_in_use`
 */
export async function undoDecision(
  tx: Database,
  context: Context,
  order: OrderRow,
  found: FoundDecision,
): Promise<{ pieces: number }> {
  const now = context.now()
  const { lines, refundId, replacementId }: RecordedDecision = found.recorded
  await orderRepo.lockVariants(tx, order.id, { onlyWaiting: false })
  if (found.step === 'backordered') await returnFromWaiting(tx, lines)
  else await reopenPieces(tx, lines)
  if (replacementId !== null) await removeReplacement(tx, order, replacementId, now)
  if (refundId !== null) await reverseRefund(tx, order, refundId, now)
  const waiting = new Set(lines.flatMap(({ id, waiting: pieces }) => (pieces > 0 ? [id] : [])))
  const variantIds = (await findOrderItems(tx, order.id)).flatMap(({ id, variantId }) =>
    waiting.has(id) ? [variantId] : [],
  )
  await reserveForWaiting(tx, variantIds, now)
  await enqueueDecisionUndone(tx, order.id, found, context)
  return { pieces: sumPieces(lines) }
}
