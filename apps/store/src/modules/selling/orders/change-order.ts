import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { type Minor, toMajor } from '@skafferi/domain/rules/pricing/money'
import { allRemaining, refundedAmong, type LinePieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { changeStates, isShipped, type OrderStates } from '@skafferi/domain/rules/orders/orders'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import { statesOf, sumPieces } from './order-states'
import { assertVersion } from './order-version'
import * as repo from './operator-orders.repo'
import { enqueueOrderShipped } from './order-mails'
import { type OrderRow, findOrderItems } from './orders.repo'
import { packParcel, waitingAfter, wasSent, withShippedPieces, type Parcel, type ParcelRequest } from './parcel'
import { endWaiting, findPieces, insertShipment, markAllDelivered, updateWaiting, type PiecesRow } from './parcels.repo'
import { findPayments } from './payments.repo'
import { openAmount, openPayment, paymentFactsOf, recordPayback, recordPayment } from './record-payment'
import { sumRefunds } from './refunds.repo'
import { fixedTax, taxAtSupply, totalWithTax } from '@skafferi/domain/rules/tax/supply-tax'
import { afterRefunds, paymentRefusal, type PaymentRefusal } from '@skafferi/domain/rules/orders/payment'

/** Returns the refusal of a payment status. */
function refusalOfPayment(
  { currencyCode }: OrderRow,
  reason: PaymentRefusal,
  { left, target = '' }: { left: Minor; target?: string },
): StoreError {
  const paymentStatus = fault('cannot_become', { target })
  switch (reason) {
    case 'captured_twice':
      return refuse('already_captured', {}, { paymentStatus })
    case 'captured':
      return refuse('transition_not_allowed', {}, { paymentStatus: fault('captured') })
    case 'refunded':
      return refuse('transition_not_allowed', {}, { paymentStatus: fault('final_state') })
    case 'refunds_missing':
      return refuse('refunds_missing', { left: toMajor(left), currency: currencyCode.toUpperCase() }, { paymentStatus })
    case 'partly_refunded':
      return refuse('refunds_given', {}, { paymentStatus })
    case 'canceled':
      return refuse('order_canceled', {}, { paymentStatus })
  }
}

/** The time of the dispatch. */
interface Supply {
  at: Date
  /** The date in the store's time zone, e.g. "2028-01-03". */
  day: string
}

/**
 * Fixes the date of an order's tax once its goods are shipped: the law of that date applies. If another rate than
 * expected applies, tax and total change, and the event records both; net amounts never change. Orders placed before
 * the shop stored the tax treatment, and fixed ones, stay as booked.
 */
async function fixTax(tx: Database, order: OrderRow, { at, day }: Supply): Promise<void> {
  if (order.tax === null || order.tax.fixed) return
  // A credit given before dispatch is booked at the expected rates, so the rates stay.
  if ((await sumRefunds(tx, order.id)) > 0) {
    await repo.updateTax(tx, order.id, {
      tax: { ...order.tax, fixed: true },
      taxTotal: order.taxTotal,
      total: order.total,
    })
    return
  }
  const items = await findOrderItems(tx, order.id)
  const lines = items.map(({ id, taxClass, subtotal, discountTotal }) => {
    return { id, taxClass, totals: { subtotal, discount_total: discountTotal } }
  })
  const supplied = taxAtSupply(order.tax, { lines, shipping: order.shippingTotal }, day)
  const { taxTotal } = supplied
  const total = totalWithTax({ total: order.total, tax_total: order.taxTotal }, taxTotal)
  const placedTotal = order.tax.placedTotal ?? order.taxTotal
  await repo.updateTax(tx, order.id, { tax: fixedTax(supplied, placedTotal), taxTotal, total })
  const before = new Map(items.map((item) => [item.id, item.taxRate]))
  const changed = supplied.lines.filter(({ id, taxRate }) => before.get(id) !== taxRate)
  for (const { id, taxRate, totals } of changed) {
    await repo.updateItemTax(tx, id, { taxRate, taxTotal: totals.tax_total, total: totals.total })
  }
  if (taxTotal === order.taxTotal) return
  await recordOperatorEvent(tx, {
    at,
    action: 'order.tax_fixed',
    subjectId: order.id,
    before: { taxDate: order.tax.date, taxTotal: order.taxTotal, orderTotal: order.total },
    after: { taxDate: day, taxTotal, orderTotal: total },
  })
}

/** An operator's change of an order; omitted fields are unchanged. */
export interface OrderChange extends Partial<OrderStates>, ParcelRequest {
  /** With `captured`, the day of the payment (YYYY-MM-DD); today by default. */
  paidOn?: string
  /** With `captured`, the amount of the payment; what is still to be paid by default. Alone except for its day. */
  paidAmount?: Minor
  /** Records that what the shop owes was paid back on this day (YYYY-MM-DD); without other changes. */
  paidBackOn?: string
  /** The version of the order that the caller read. */
  version: number
}

/** An order before a change: its lines with shipped and refunded pieces, and the refunded total. */
interface OrderSnapshot {
  order: OrderRow
  lines: readonly PiecesRow[]
  refunded: Minor
}

const hasParcelFields = ({ carrier, trackingUrl, lines }: OrderChange) =>
  carrier !== undefined || trackingUrl !== undefined || lines !== undefined

function assertChange({ paidBackOn, paidAmount, ...rest }: OrderChange): void {
  const { status, fulfillmentStatus, paymentStatus, carrier, trackingUrl, lines, paidOn } = rest
  const others = [status, fulfillmentStatus, carrier, trackingUrl, lines].some((value) => value !== undefined)
  const hasChange = others || paymentStatus !== undefined
  if (paidAmount !== undefined && (others || paymentStatus !== 'captured')) throw refuse('paid_amount_alone')
  if (paidBackOn === undefined && !hasChange) throw refuse('nothing_to_change')
  if (paidBackOn !== undefined && (hasChange || paidOn !== undefined)) throw refuse('paid_back_alone')
}

/** Records that what the shop owes the customer was paid back, with the activity entry. */
async function payBack(
  tx: Database,
  context: Context,
  order: OrderRow,
  { refunded, paidOn, now }: { refunded: Minor; paidOn: string; now: Date },
): Promise<void> {
  const amount = await recordPayback(tx, context, order, { refunded, paidOn, now })
  const states = statesOf(order)
  await repo.updateStates(tx, order.id, states)
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.paid_back',
    subjectId: order.id,
    before: { ...states, toPayBack: amount, currencyCode: order.currencyCode },
    after: { ...states, toPayBack: 0, paidOn, currencyCode: order.currencyCode },
  })
}

/**
 * Records a payment that leaves the payment status as it is, with the activity entry.
 * @throws StoreError as `recordPayment`
 */
async function addPayment(
  tx: Database,
  context: Context,
  order: OrderRow,
  payment: { amount: Minor; paidOn: string | undefined; now: Date },
): Promise<void> {
  const paidOn = await recordPayment(tx, context, order, payment)
  const before = statesOf(order)
  await repo.updateStates(tx, order.id, before)
  const after = { ...before, paidOn, paidAmount: payment.amount, currencyCode: order.currencyCode }
  const entry = { at: payment.now, action: 'order.payment_recorded', subjectId: order.id }
  await recordOperatorEvent(tx, { ...entry, before, after })
}

/** Refuses an amount above what is still to be paid. @throws StoreError 409 also if nothing is to be paid */
function assertAmount(order: OrderRow, amount: Minor, { refunded, open }: { refunded: Minor; open: Minor }): void {
  const reason = paymentRefusal(paymentFactsOf(order, refunded), 'captured')
  if (reason) throw refusalOfPayment(order, reason, { left: open })
  if (amount > open) throw refuse('paid_too_much', { left: toMajor(open), currency: order.currencyCode.toUpperCase() })
}

/** Returns the states of the order after the change, assuming that everything is shipped. */
function nextStates({ order, lines, refunded }: OrderSnapshot, change: OrderChange): OrderStates {
  const states = statesOf(order)
  const { status, paymentStatus } = change
  const hasParcel = hasParcelFields(change)
  const fulfillmentStatus = change.fulfillmentStatus ?? (hasParcel ? 'shipped' : undefined)
  if (hasParcel && fulfillmentStatus !== 'shipped') {
    throw refuse('invalid_shipment')
  }
  if (
    status === 'canceled' &&
    order.status !== 'canceled' &&
    !isShipped(order.fulfillmentStatus) &&
    lines.some(({ shipped }) => shipped > 0)
  ) {
    throw refuse('transition_not_allowed', {}, { status: fault('parcel_left') })
  }
  const ledger = { total: order.total, refunded }
  const next = changeStates(states, { status, fulfillmentStatus, paymentStatus }, ledger)
  if (!('field' in next)) return next
  if (next.field === 'paymentStatus')
    throw refusalOfPayment(order, next.reason, { left: ledger.total - refunded, target: paymentStatus })
  const { field, allowed } = next
  const possible = allowed.length > 0 ? fault('next_states', { states: allowed.join(', ') }) : fault('final_state')
  throw refuse('transition_not_allowed', {}, { [field]: possible })
}

/** Returns the states after a partial shipment, which changes only what was requested. */
function partialStates(order: OrderRow, { status, paymentStatus }: OrderChange): OrderStates {
  const { fulfillmentStatus } = order
  return { fulfillmentStatus, status: status ?? order.status, paymentStatus: paymentStatus ?? order.paymentStatus }
}

/** Returns the parcel of a change, with the requested pieces or all remaining ones. */
function parcelOf(
  { order, lines }: OrderSnapshot,
  change: OrderChange,
  next: OrderStates,
  now: Date,
): Parcel | undefined {
  const ships = next.fulfillmentStatus === 'shipped' && order.fulfillmentStatus !== 'shipped'
  return ships || hasParcelFields(change) ? packParcel(order, lines, change, now) : undefined
}

function areSameStates(a: OrderStates, b: OrderStates): boolean {
  return a.status === b.status && a.fulfillmentStatus === b.fulfillmentStatus && a.paymentStatus === b.paymentStatus
}

/** Converts a parcel for the activity entry. */
function recordOf({ row: { carrier, trackingUrl }, lines }: Parcel) {
  return { carrier, trackingUrl, pieces: sumPieces(lines) }
}

/**
 * Finds pieces that are packed or shipped with a change although they were refunded.
 * @throws StoreError 409 `line_refunded` unless the change confirms it
 */
function refundedPieces(
  { order, lines }: OrderSnapshot,
  change: OrderChange,
  { after, parcel }: { after: OrderStates; parcel?: Parcel },
): readonly LinePieces[] {
  const statusChanges = after.fulfillmentStatus !== order.fulfillmentStatus
  const movedPieces = parcel?.lines ?? (statusChanges ? allRemaining(lines) : [])
  const refunded = refundedAmong(lines, movedPieces, order.paymentStatus === 'refunded')
  if (refunded.length === 0 || change.shipsRefunded) return refunded
  const names = refunded.map(({ id, quantity }) => {
    const line = lines.find((item) => item.id === id)
    return `${line ? articleName(line.title, line.variantTitle, null) : id} (${quantity})`
  })
  const fields = refunded.map(({ id }) => [
    `lines.${change.lines?.findIndex((item) => item.id === id)}.quantity`,
    fault('refunded'),
  ])
  throw refuse(
    'line_refunded',
    {
      lines: names.join('; '),
      pieces: sumPieces(refunded),
    },
    change.lines && Object.fromEntries(fields),
  )
}

/** True if the change gives the day of a payment that counts, but is not in the ledger. */
async function recordsMissingPayment(tx: Database, order: OrderRow, change: OrderChange) {
  const { paymentStatus, paidOn, paidAmount } = change
  if (
    paidOn === undefined ||
    paidAmount !== undefined ||
    paymentStatus !== 'captured' ||
    order.paymentStatus !== 'captured'
  )
    return false
  return openPayment(await findPayments(tx, order.id)) === undefined
}

/**
 * Changes an order with its stock, parcel, tax date, e-mail and activity entry, in the given transaction.
 * @throws StoreError as `setOrderStatus` of the operator
 */
export async function changeOrder(
  tx: Database,
  context: Context,
  idOrNumber: string,
  change: OrderChange,
): Promise<void> {
  assertChange(change)
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  if (await wasSent(tx, order, change)) return
  await assertVersion(tx, order, change.version)
  await repo.lockVariants(tx, order.id, { onlyWaiting: change.status !== 'canceled' })
  const snapshot = {
    order,
    lines: withShippedPieces(order, await findPieces(tx, order.id)),
    refunded: await sumRefunds(tx, order.id),
  }
  const before = statesOf(order)
  const { refunded: refundedTotal } = snapshot
  const { paidBackOn, paidOn, paidAmount } = change
  if (paidBackOn !== undefined) return payBack(tx, context, order, { refunded: refundedTotal, paidOn: paidBackOn, now })
  if (await recordsMissingPayment(tx, order, change)) {
    const amount = Math.max(0, afterRefunds({ total: order.total, refunded: refundedTotal }))
    return addPayment(tx, context, order, { amount, paidOn, now })
  }
  const open = await openAmount(tx, order, refundedTotal)
  if (paidAmount !== undefined) {
    assertAmount(order, paidAmount, { refunded: refundedTotal, open })
    if (paidAmount < open) return addPayment(tx, context, order, { amount: paidAmount, paidOn, now })
  }
  const completeStates = nextStates(snapshot, change)
  const parcel = parcelOf(snapshot, change, completeStates, now)
  const after = parcel?.isLast === false ? partialStates(order, change) : completeStates
  if (!parcel && areSameStates(before, after)) return
  const refunded = refundedPieces(snapshot, change, { after, parcel })
  await repo.updateStates(tx, order.id, after)
  const shipsNow = parcel !== undefined || (isShipped(after.fulfillmentStatus) && !isShipped(before.fulfillmentStatus))
  if (shipsNow) await fixTax(tx, order, { at: now, day: wallClock(now, context.timeZone).date })
  if (after.fulfillmentStatus === 'delivered' && before.fulfillmentStatus !== 'delivered')
    await markAllDelivered(tx, order.id, now)
  const isCanceled = after.status === 'canceled' && before.status !== 'canceled'
  if (isCanceled || isShipped(after.fulfillmentStatus)) await endWaiting(tx, order.id)
  if (isCanceled) await repo.returnStock(tx, order.id, now)
  const isPaid = after.paymentStatus === 'captured' && before.paymentStatus !== 'captured'
  const paidDay = isPaid && (await recordPayment(tx, context, order, { amount: open, paidOn, now }))
  if (parcel) {
    await insertShipment(tx, parcel.row, parcel.lines)
    if (!parcel.isLast) await updateWaiting(tx, waitingAfter(snapshot.lines, parcel.lines))
    await enqueueOrderShipped(tx, order.id, parcel, context, now)
  }
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.changed',
    subjectId: order.id,
    before,
    after: {
      ...after,
      ...(parcel && recordOf(parcel)),
      ...(paidDay && { paidOn: paidDay, paidAmount: open, currencyCode: order.currencyCode }),
      ...(refunded.length > 0 && { althoughRefunded: sumPieces(refunded) }),
    },
  })
}
