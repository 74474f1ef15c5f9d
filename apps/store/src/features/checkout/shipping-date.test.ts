import { describe, expect, it } from 'vitest'
import { shippingDate } from './shipping-date'

const stockholm = 'Europe/Stockholm'

describe('the delivery window', () => {
  it('begins after two weeks and ends one month after today', () => {
    expect(shippingDate(new Date('2026-11-20T09:30:00Z'), stockholm, { from: 14 })).toEqual({
      message: 'Your order is expected between 4 December and 20 December 2026.',
      startDate: '2026-12-04',
      endDate: '2026-12-20',
    })
  })

  it('counts from the store’s own day', () => {
    const lateEvening = new Date('2026-11-20T23:30:00Z')
    expect(shippingDate(lateEvening, stockholm, { from: 14 })).toMatchObject({ startDate: '2026-12-05' })
    expect(shippingDate(lateEvening, 'America/New_York', { from: 14 })).toMatchObject({ startDate: '2026-12-04' })
  })

  it('ends on the last day of a month that is too short', () => {
    expect(shippingDate(new Date('2026-01-31T12:00:00Z'), stockholm, { from: 14 })).toMatchObject({ endDate: '2026-02-28' })
    expect(shippingDate(new Date('2028-01-31T12:00:00Z'), stockholm, { from: 14 })).toMatchObject({ endDate: '2028-02-29' })
  })

  it('names both years where it spans two', () => {
    const { message } = shippingDate(new Date('2026-12-15T12:00:00Z'), stockholm, { from: 14 })
    expect(message).toBe('Your order is expected between 29 December 2026 and 15 January 2027.')
  })

  it('is as long as the store is configured to take', () => {
    expect(shippingDate(new Date('2026-11-20T09:30:00Z'), stockholm, { from: 3, to: 10 })).toMatchObject({
      startDate: '2026-11-23',
      endDate: '2026-11-30',
    })
  })
})
