import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { amountDue, toPayBack, type PaymentFacts } from '@skafferi/domain/rules/orders/payment'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import type { OrderRow } from './orders.repo'
import { findPayments, insertPayment, type PaymentRow } from './payments.repo'

/** Returns the last entry of a kind that was not reversed; undefined if there is none. */
function openEntry(rows: readonly PaymentRow[], kind: PaymentRow['payment']['kind']) {
  const reversed = new Set(rows.map(({ payment }) => payment.reversesId))
  const isOpen = ({ payment }: PaymentRow) =>
    payment.kind === kind && payment.reversesId === null && !reversed.has(payment.id)
  return rows.findLast(isOpen)?.payment
}

/** Returns the last payment that was not reversed; undefined if there is none. */
export const openPayment = (rows: readonly PaymentRow[]) => openEntry(rows, 'received')

/** Returns the last amount that was paid back and not reversed; undefined if there is none. */
export const openPayback = (rows: readonly PaymentRow[]) => openEntry(rows, 'paid_back')

/** Returns the recorded payments less what was paid back. */
export const sumPayments = (rows: readonly PaymentRow[]): Minor =>
  rows.reduce((sum, { payment }) => sum + payment.amount, 0)

/**
 * Returns the day of a payment, by default today.
 * @throws StoreError 409 `paid_in_future`, `paid_before_order`
 */
function paymentDay(
  paidOn: string | undefined,
  { order, now, timeZone }: { order: OrderRow; now: Date; timeZone: string },
): string {
  const today = wallClock(now, timeZone).date
  if (paidOn !== undefined && paidOn > today) throw refuse('paid_in_future')
  if (paidOn !== undefined && paidOn < wallClock(order.createdAt, timeZone).date) throw refuse('paid_before_order')
  return paidOn ?? today
}

/** Returns what decides about the payments of an order. */
export function paymentFactsOf({ total, paymentStatus, status }: OrderRow, refunded: Minor): PaymentFacts {
  return { total, refunded, paymentStatus, isCanceled: status === 'canceled' }
}

/** Returns what is still to be paid of an order. */
export async function openAmount(tx: Database, order: OrderRow, refunded: Minor): Promise<Minor> {
  return amountDue(paymentFactsOf(order, refunded), sumPayments(await findPayments(tx, order.id)))
}

/**
 * Records a payment of an order.
 * @param paidOn YYYY-MM-DD in the store's time zone; today by default
 * @returns the day of the payment
 * @throws StoreError 409 `paid_in_future`, `paid_before_order`
 */
export async function recordPayment(
  tx: Database,
  { timeZone }: Pick<Context, 'timeZone'>,
  order: OrderRow,
  { amount, paidOn, now }: { amount: Minor; paidOn: string | undefined; now: Date },
): Promise<string> {
  const day = paymentDay(paidOn, { order, now, timeZone })
  await insertPayment(tx, {
    id: newId('pay', now),
    orderId: order.id,
    amount,
    paidOn: day,
    statusBefore: order.paymentStatus,
    recordedAt: now,
    ...currentActor(),
  })
  return day
}

/**
 * Records that what the shop owes the customer was paid back.
 * @param paidOn YYYY-MM-DD in the store's time zone
 * @returns the amount that was paid back
 * @throws StoreError 409 `nothing_to_pay_back`, `paid_in_future`
 */
export async function recordPayback(
  tx: Database,
  { timeZone }: Pick<Context, 'timeZone'>,
  order: OrderRow,
  { refunded, paidOn, now }: { refunded: Minor; paidOn: string; now: Date },
): Promise<Minor> {
  const amount = toPayBack(paymentFactsOf(order, refunded), sumPayments(await findPayments(tx, order.id)))
  if (amount === 0) throw refuse('nothing_to_pay_back')
  await insertPayment(tx, {
    id: newId('pay', now),
    orderId: order.id,
    kind: 'paid_back',
    amount: -amount,
    paidOn: paymentDay(paidOn, { order, now, timeZone }),
    statusBefore: order.paymentStatus,
    recordedAt: now,
    ...currentActor(),
  })
  return amount
}

/** Adds the reversal of a payment to the ledger. */
export async function reversePayment(tx: Database, payment: PaymentRow['payment'], now: Date): Promise<void> {
  await insertPayment(tx, {
    ...payment,
    id: newId('pay', now),
    amount: -payment.amount,
    reversesId: payment.id,
    recordedAt: now,
    ...currentActor(),
  })
}
