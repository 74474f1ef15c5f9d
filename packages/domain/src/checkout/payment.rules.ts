import { addDays } from './calendar.rules'

/** Default payment terms in days. */
export const defaultPaymentTerms = 60

/**
 * How an order is paid, as documents carry it: on invoice, by the terms of the company's account.
 * @param orderedOn the order's day by the store's calendar, "2026-11-22"
 * @param days of the calendar, from the order's day
 */
export function toPayment(orderedOn: string, days: number) {
  return { method: 'invoice', terms_days: days, due_date: addDays(orderedOn, days) } as const
}
