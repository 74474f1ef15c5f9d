import { addDays } from '../delivery/calendar'

/** Default payment terms in days. */
export const defaultPaymentTerms = 60

/**
 * Creates the payment terms of an order in the contract's format: on invoice, by the company's terms.
 * @param orderedOn the order's day by the store's calendar, "2026-11-22"
 * @param days of the calendar, from the order's day
 */
export function toPayment(orderedOn: string, days: number) {
  return { method: 'invoice', terms_days: days, due_date: addDays(orderedOn, days) } as const
}
