import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import type { PaymentRefusal } from '@skafferi/domain/rules/orders/payment'
import { conflict, type StoreError } from '../../../platform/http/errors'
import type { OrderRow } from './orders.repo'

/** The code of each refusal. */
const codes: Readonly<Record<PaymentRefusal, string>> = {
  captured_twice: 'already_captured',
  captured: 'transition_not_allowed',
  refunded: 'transition_not_allowed',
  refunds_missing: 'refunds_missing',
  partly_refunded: 'refunds_given',
  canceled: 'order_canceled',
}

/** Returns the refusal of a payment status, with what to do instead. */
export function refusalOfPayment(
  { displayId, currencyCode }: OrderRow,
  reason: PaymentRefusal,
  { left, target = '' }: { left: Minor; target?: string },
): StoreError {
  const [order, currency, amount] = [`Order ${displayId}`, currencyCode.toUpperCase(), toMajor(left)]
  const messages: Readonly<Record<PaymentRefusal, string>> = {
    captured_twice: `${order} is captured already. Leave its payment out of this change.`,
    captured: `${order} is captured; refund it to return money.`,
    refunded: `All of order ${displayId} was given back. Its payment cannot change any more.`,
    refunds_missing: `${order} becomes refunded once all of it was given back, and ${amount} ${currency} were not. Refund them instead.`,
    partly_refunded: `A part of order ${displayId} was given back, so its payment cannot become ${target}.`,
    canceled: `${order} is canceled, and its payment changes by refunds only.`,
  }
  const fields = { paymentStatus: `cannot become ${target}` }
  return conflict(
    codes[reason],
    messages[reason],
    fields,
    reason === 'refunds_missing' ? { left: amount, currency } : undefined,
  )
}
