import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { afterRefunds, type Ledger } from '@skafferi/domain/rules/orders/payment'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import type { OrderRow } from './orders.repo'
import { insertPayment, type PaymentRow } from './payments.repo'

/** Returns the last payment that was not reversed; undefined if there is none. */
export function openPayment(rows: readonly PaymentRow[]): PaymentRow['payment'] | undefined {
  const reversed = new Set(rows.map(({ payment }) => payment.reversesId))
  return rows.findLast(({ payment }) => payment.reversesId === null && !reversed.has(payment.id))?.payment
}

/**
 * Records the payment of an order: its total less refunds.
 * @param paidOn YYYY-MM-DD in the store's time zone; today by default
 * @returns the day of the payment
 * @throws StoreError 409 `paid_in_future`
 */
export async function recordPayment(
  tx: Database,
  { timeZone }: Pick<Context, 'timeZone'>,
  order: OrderRow,
  { ledger, paidOn, now }: { ledger: Ledger; paidOn: string | undefined; now: Date },
): Promise<string> {
  const today = wallClock(now, timeZone).date
  const day = paidOn ?? today
  if (day > today) throw refuse('paid_in_future')
  await insertPayment(tx, {
    id: newId('pay', now),
    orderId: order.id,
    amount: Math.max(0, afterRefunds(ledger)),
    paidOn: day,
    statusBefore: order.paymentStatus,
    recordedAt: now,
    ...currentActor(),
  })
  return day
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
