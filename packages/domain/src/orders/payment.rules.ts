import type { Minor } from '../format/money.rules'

/** How far an order's invoice has come. */
export type PaymentStatus = 'awaiting' | 'authorized' | 'captured' | 'refunded'

/** What an order comes to and what was given back of it, tax and all. */
export interface Ledger {
  total: Minor
  refunded: Minor
}

/** What decides which payment status an order can get. */
export interface PaymentFacts extends Ledger {
  paymentStatus: PaymentStatus
  isCanceled: boolean
}

/**
 * Why a payment status cannot be set: the payment was recorded before, money that was taken goes back by refunds only, all of it
 * went back, not all of it went back yet, some of it went back, or the order is canceled.
 */
export type PaymentRefusal =
  | 'captured_twice'
  | 'captured'
  | 'refunded'
  | 'refunds_missing'
  | 'partly_refunded'
  | 'canceled'

/** `open` while something is left to be paid, `unrefunded` while nothing was given back, `refunded_in_full` once all was. */
type Condition = 'always' | 'open' | 'unrefunded' | 'refunded_in_full'

/** From where (rows) to where (columns), and when; or why never. */
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

/** What an order comes to after its refunds. */
export function afterRefunds({ total, refunded }: Ledger): Minor {
  return total - refunded
}

/** Statuses of an invoice that is not paid yet: on terms, a payment is authorized until it is captured. */
export const unpaidStatuses = ['awaiting', 'authorized'] as const satisfies readonly PaymentStatus[]

/** True if an order's invoice is still to be paid. */
export function isPaymentOpen({
  paymentStatus,
  isCanceled,
}: Pick<PaymentFacts, 'paymentStatus' | 'isCanceled'>): boolean {
  return !isCanceled && unpaidStatuses.some((unpaid) => unpaid === paymentStatus)
}

/** What is still to be paid of an order: nothing once it is paid, refunded or canceled. */
export function amountDue(facts: PaymentFacts): Minor {
  return isPaymentOpen(facts) ? Math.max(0, afterRefunds(facts)) : 0
}

/** True if refunds add up to all that an order comes to. */
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
