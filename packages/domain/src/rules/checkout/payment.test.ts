import { expect, it } from 'vitest'
import { toPayment, defaultPaymentTerms } from './payment'

it('an invoice is due a number of calendar days after the order', () => {
  expect(toPayment('2026-11-22', defaultPaymentTerms)).toEqual({
    method: 'invoice',
    terms_days: 60,
    due_date: '2027-01-21',
  })
  expect(toPayment('2026-11-22', 0).due_date).toBe('2026-11-22')
  expect(toPayment('2028-02-15', 14).due_date).toBe('2028-02-29')
})
