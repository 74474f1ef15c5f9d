import { expect, it } from 'vitest'
import { oneMonthAfter } from './delivery.rules'

it('one month after today is the same day of the next month', () => {
  expect(oneMonthAfter('2026-11-20')).toBe('2026-12-20')
  expect(oneMonthAfter('2026-12-31')).toBe('2027-01-31')
})

it('is the last day where the next month is shorter', () => {
  expect(oneMonthAfter('2027-01-31')).toBe('2027-02-28')
  expect(oneMonthAfter('2028-01-30')).toBe('2028-02-29')
  expect(oneMonthAfter('2026-10-31')).toBe('2026-11-30')
})
