import type { Minor } from '../pricing/money'

/** Payment status of an order. */
export type PaymentStatus = 'awaiting' | 'authorized' | 'captured' | 'refunded'

/** Total and refunds of an order, with VAT. */
export interface Ledger {
  total: Minor
  refunded: Minor
}

/** The facts that determine which payment status an order can get. */
export interface PaymentFacts extends Ledger {
  paymentStatus: PaymentStatus
  isCanceled: boolean
}

/**
 * Reason why a payment status cannot be set: it is captured already, captured money is returned by refunds only, it is
 * fully refunded, it is not fully refunded yet, it is partly refunded, or the order is canceled.
 */
export type PaymentRefusal =
  | 'captured_twice'
  | 'captured'
  | 'refunded'
  | 'refunds_missing'
  | 'partly_refunded'
  | 'canceled'

/** `open` while an amount is due, `unrefunded` while nothing was refunded, `refunded_in_full` once all was. */
type Condition = 'always' | 'open' | 'unrefunded' | 'refunded_in_full'

/** Transitions from one status (rows) to another (columns): the condition, or why it is never allowed. */
const steps: Readonly<
  Record<PaymentStatus, Readonly<Record<PaymentStatus, { when: Condition } | { never: PaymentRefusal }>>>
> = {
  awaiting: {
    awaiting: { when: 'always' },
    authorized: { when: 'open' },
    captured: { when: 'open' },
    refunded: { when: 'refunded_in_full' },
  },
  authorized: {
    // An authorization may lapse.
    awaiting: { when: 'unrefunded' },
    authorized: { when: 'always' },
    captured: { when: 'open' },
    refunded: { when: 'refunded_in_full' },
  },
  captured: {
    awaiting: { never: 'captured' },
    authorized: { never: 'captured' },
    captured: { never: 'captured_twice' },
    refunded: { when: 'refunded_in_full' },
  },
  refunded: {
    awaiting: { never: 'refunded' },
    authorized: { never: 'refunded' },
    captured: { never: 'refunded' },
    refunded: { when: 'always' },
  },
}

/** Returns an order's total after refunds. */
export function afterRefunds({ total, refunded }: Ledger): Minor {
  return total - refunded
}

/** Statuses of an unpaid invoice: on terms, a payment is authorized until it is captured. */
export const unpaidStatuses = ['awaiting', 'authorized'] as const satisfies readonly PaymentStatus[]

/** True if an order is not paid in full. */
export function isUnpaid({ paymentStatus }: Pick<PaymentFacts, 'paymentStatus'>): boolean {
  return unpaidStatuses.some((unpaid) => unpaid === paymentStatus)
}

/** True if an order's invoice is still to be paid. */
export function isPaymentOpen(facts: Pick<PaymentFacts, 'paymentStatus' | 'isCanceled'>): boolean {
  return !facts.isCanceled && isUnpaid(facts)
}

/**
 * Returns the amount due: nothing if the order is paid, refunded or canceled.
 * @param paid payments of a part, less what was paid back
 */
export function amountDue(facts: PaymentFacts, paid: Minor = 0): Minor {
  return isPaymentOpen(facts) ? Math.max(0, afterRefunds(facts) - paid) : 0
}

/**
 * Returns what the shop owes the customer: what was paid beyond the total after refunds. An order that was canceled
 * before it was paid in full charges nothing.
 * @param paid recorded payments less what was paid back
 */
export function toPayBack(facts: PaymentFacts, paid: Minor): Minor {
  const isUncharged = facts.isCanceled && isUnpaid(facts)
  return Math.max(0, paid - (isUncharged ? 0 : Math.max(0, afterRefunds(facts))))
}

/** Checks whether refunds add up to the total of an order. */
function isRefundedInFull({ total, refunded }: Ledger): boolean {
  return refunded > 0 && refunded >= total
}

/** Why an order's payment status cannot be set to another one, or to `captured` once more; undefined if it can. */
export function paymentRefusal(facts: PaymentFacts, target: PaymentStatus): PaymentRefusal | undefined {
  const step = steps[facts.paymentStatus][target]
  if ('never' in step) return step.never
  if (step.when === 'always') return undefined
  if (step.when === 'refunded_in_full') return isRefundedInFull(facts) ? undefined : 'refunds_missing'
  if (facts.isCanceled) return 'canceled'
  if (isRefundedInFull(facts)) return 'refunded'
  return step.when === 'unrefunded' && facts.refunded > 0 ? 'partly_refunded' : undefined
}
