import { describe, expect, it } from 'vitest'
import { deliveryWindow, oneMonthAfter, usualLeadTime } from './delivery.rules'

it('one month after today is the same day of the next month', () => {
  expect(oneMonthAfter('2026-11-20')).toBe('2026-12-20')
  expect(oneMonthAfter('2026-12-31')).toBe('2027-01-31')
})

it('is the last day where the next month is shorter', () => {
  expect(oneMonthAfter('2027-01-31')).toBe('2027-02-28')
  expect(oneMonthAfter('2028-01-30')).toBe('2028-02-29')
  expect(oneMonthAfter('2026-10-31')).toBe('2026-11-30')
})

describe('the delivery window', () => {
  it('begins after two weeks and ends one month after today', () => {
    expect(deliveryWindow('2026-11-20', usualLeadTime)).toEqual({
      message: 'Your order is expected between 4 December and 20 December 2026.',
      startDate: '2026-12-04',
      endDate: '2026-12-20',
    })
  })

  it('ends on the last day of a month that is too short', () => {
    expect(deliveryWindow('2026-01-31', usualLeadTime)).toMatchObject({ endDate: '2026-02-28' })
    expect(deliveryWindow('2028-01-31', usualLeadTime)).toMatchObject({ endDate: '2028-02-29' })
  })

  it('names both years where it spans two', () => {
    const { message } = deliveryWindow('2026-12-15', usualLeadTime)
    expect(message).toBe('Your order is expected between 29 December 2026 and 15 January 2027.')
  })

  it('is as long as the store takes', () => {
    expect(deliveryWindow('2026-11-20', { from: 3, to: 10 })).toMatchObject({
      startDate: '2026-11-23',
      endDate: '2026-11-30',
    })
  })
})
