import { isRecord } from '@skafferi/domain/rules/json/schema'
import { isShipped, type OrderStates } from '@skafferi/domain/rules/orders/orders'
import { undoRefusal, type OrderStep, type UndoFacts } from '@skafferi/domain/rules/orders/undo'
import { toPayBack } from '@skafferi/domain/rules/orders/payment'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import { decisionUndone, lastDecision, toDecisionFacts, type FoundDecision } from './missing-decision'
import { openRefunds } from './open-refunds'
import * as repo from './operator-orders.repo'
import { enqueueParcelUndone } from './order-mails'
import { statesOf, sumPieces } from './order-states'
import { assertVersion } from './order-version'
import { findOrderItems, findShipments, type OrderItemRow, type OrderRow, type ShipmentRow } from './orders.repo'
import { deleteShipment, findShipmentLines, markShipment, restoreWaiting } from './parcels.repo'
import { findPayments, type PaymentRow } from './payments.repo'
import { openPayback, openPayment, paymentFactsOf, reversePayment, sumPayments } from './record-payment'
import { findRefunds, sumRefunds, type RefundRow } from './refunds.repo'
import { undoDecision } from './undo-decision'

/** An operator's request to undo a step. */
export interface StepUndo {
  step: OrderStep
  /** The parcel of a parcel's step. */
  shipmentId?: string
  /** The version of the order that the caller read. */
  version: number
}

/** Returns the facts that decide which steps of an order can be undone. */
export function undoFactsOf(
  order: OrderRow,
  parts: {
    items: readonly OrderItemRow[]
    shipments: readonly ShipmentRow[]
    refunds: readonly RefundRow[]
    payments: readonly PaymentRow[]
    decision: FoundDecision | undefined
  },
): UndoFacts {
  const paid = order.paymentStatus === 'refunded' ? undefined : openPayment(parts.payments)
  return {
    states: statesOf(order),
    parcels: parts.shipments,
    lastRefundAt: openRefunds(parts.refunds).at(-1)?.refund.refundedAt ?? null,
    paidAt: paid?.recordedAt ?? null,
    isPaidBack: openPayback(parts.payments) !== undefined,
    missing: toDecisionFacts(parts.decision, parts),
  }
}

const refusals = {
  not_done: 'step_not_done',
  later_step: 'later_step_first',
  refunded: 'refund_after_step',
  paid_out: 'credit_of_paid_order',
  arrived: 'pieces_arrived',
} as const

const actions = {
  packed: 'order.packing_undone',
  parcel: 'order.parcel_undone',
  handed_over: 'order.handover_undone',
  delivered: 'order.delivery_undone',
  completed: 'order.completion_undone',
  paid: 'order.payment_undone',
  paid_back: 'order.pay_back_undone',
  ...decisionUndone,
} as const satisfies Record<OrderStep, string>

const undoActions: ReadonlySet<string> = new Set(Object.values(actions))

/** Returns the value of a state before it last became the current one, other than by undoing a later step. */
async function stateBefore<Name extends keyof OrderStates>(
  tx: Database,
  order: OrderRow,
  { name, fallback }: { name: Name; fallback: OrderStates[Name] },
): Promise<OrderStates[Name]> {
  const timeline = await repo.findTimeline(tx, order.id)
  const change = timeline.findLast(
    ({ action, before, after }) =>
      !undoActions.has(action) &&
      isRecord(before) &&
      isRecord(after) &&
      after[name] === order[name] &&
      before[name] !== order[name],
  )
  // The store's own record, written with the same type.
  return isRecord(change?.before) ? (change.before[name] as OrderStates[Name]) : fallback
}

/** Returns the states of an order without the delivery of one of its parcels. */
async function beforeDelivery(tx: Database, order: OrderRow): Promise<OrderStates> {
  const states = statesOf(order)
  if (states.fulfillmentStatus !== 'delivered') return states
  const status =
    states.status === 'delivered'
      ? await stateBefore(tx, order, { name: 'status', fallback: 'shipping' })
      : states.status
  return { ...states, status, fulfillmentStatus: 'shipped' }
}

/** Returns the states of an order without one of its parcels. */
async function beforeParcel(tx: Database, order: OrderRow): Promise<OrderStates> {
  const states = statesOf(order)
  if (!isShipped(states.fulfillmentStatus)) return states
  const fulfillmentStatus = await stateBefore(tx, order, { name: 'fulfillmentStatus', fallback: 'not_fulfilled' })
  const status =
    states.status === 'shipping' ? await stateBefore(tx, order, { name: 'status', fallback: 'pending' }) : states.status
  return { ...states, status, fulfillmentStatus }
}

/** Removes a parcel: its pieces are to be shipped again, and the first dispatch decides about the tax again. */
async function removeParcel(
  tx: Database,
  context: Context,
  order: OrderRow,
  { parcel, isOnly }: { parcel: ShipmentRow; isOnly: boolean },
) {
  const lines = (await findShipmentLines(tx, order.id))
    .filter(({ shipmentId }) => shipmentId === parcel.id)
    .map(({ orderItemId: id, quantity }) => ({ id, quantity }))
  await repo.lockVariants(tx, order.id, { onlyWaiting: false })
  await deleteShipment(tx, parcel.id)
  await restoreWaiting(tx, order.id, context.now())
  if (isOnly && order.tax?.fixed) {
    const { fixed: _, ...tax } = order.tax
    await repo.updateTax(tx, order.id, { tax, taxTotal: order.taxTotal, total: order.total })
  }
  await enqueueParcelUndone(tx, order.id, { parcel, lines }, context)
  return { carrier: parcel.carrier, pieces: sumPieces(lines) }
}

/**
 * Undoes the last step of an order or of a parcel, with the activity entry, in the given transaction.
 * @throws StoreError as `undoStep` of the operator
 */
export async function undoStep(
  tx: Database,
  context: Context,
  idOrNumber: string,
  { step, shipmentId, version }: StepUndo,
): Promise<void> {
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  const shipments = await findShipments(tx, order.id)
  const parcel = shipments.find(({ id }) => id === shipmentId)
  if (shipmentId !== undefined && !parcel) throw refuse('shipment_not_found')
  await assertVersion(tx, order, version)
  const payments = await findPayments(tx, order.id)
  const decision = lastDecision(await repo.findTimeline(tx, order.id))
  const refunds = await findRefunds(tx, order.id)
  const items = await findOrderItems(tx, order.id)
  const facts = undoFactsOf(order, { items, shipments, payments, refunds, decision })
  const refusal = undoRefusal(facts, step, shipmentId)
  if (refusal) throw refuse(refusals[refusal])

  const before = statesOf(order)
  let after = before
  let details = {}
  if (step === 'packed') after = { ...before, fulfillmentStatus: 'not_fulfilled' }
  if (step === 'completed')
    after = { ...before, status: await stateBefore(tx, order, { name: 'status', fallback: 'delivered' }) }
  if (parcel && step === 'handed_over') await markShipment(tx, parcel.id, { handedOverAt: null })
  if (parcel && step === 'delivered') {
    await markShipment(tx, parcel.id, { deliveredAt: null })
    after = await beforeDelivery(tx, order)
  }
  if (parcel && step === 'parcel') {
    after = await beforeParcel(tx, order)
    details = await removeParcel(tx, context, order, { parcel, isOnly: shipments.length === 1 })
  }
  const payment = step === 'paid' ? openPayment(payments) : undefined
  if (payment) {
    await reversePayment(tx, payment, now)
    after = { ...before, paymentStatus: payment.statusBefore }
    details = { paidOn: payment.paidOn, paidAmount: payment.amount, currencyCode: order.currencyCode }
  }
  const paidBack = step === 'paid_back' ? openPayback(payments) : undefined
  let owed = {}
  if (paidBack) {
    await reversePayment(tx, paidBack, now)
    const ledger = paymentFactsOf(order, await sumRefunds(tx, order.id))
    const paid = sumPayments(payments)
    details = { paidOn: paidBack.paidOn, toPayBack: toPayBack(ledger, paid) }
    owed = { toPayBack: toPayBack(ledger, paid - paidBack.amount), currencyCode: order.currencyCode }
  }
  if (decision && decision.step === step) {
    const { status, fulfillmentStatus, paymentStatus } = decision.recorded.states.before
    const credited = facts.missing?.movedMoney === true
    after = { status, fulfillmentStatus, paymentStatus: credited ? paymentStatus : before.paymentStatus }
    details = await undoDecision(tx, context, order, decision)
  }
  await repo.updateStates(tx, order.id, after)
  await recordOperatorEvent(tx, {
    at: now,
    action: actions[step],
    subjectId: order.id,
    before: { ...before, ...details },
    after: { ...after, ...owed },
  })
}
