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
})
