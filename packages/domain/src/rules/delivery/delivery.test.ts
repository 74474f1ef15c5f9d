import { describe, expect, it } from 'vitest'
import { deliveryWindowFor, deliveryPromise, oneMonthAfter, defaultDispatchTerms } from './delivery'
import type { CountryCode } from '../tax/tax-rates'

it('one month after today is the same day of the next month', () => {
  expect(oneMonthAfter('2026-11-20')).toBe('2026-12-20')
  expect(oneMonthAfter('2026-12-31')).toBe('2027-01-31')
})

it('is the last day if the next month is shorter', () => {
  expect(oneMonthAfter('2027-01-31')).toBe('2027-02-28')
  expect(oneMonthAfter('2028-01-30')).toBe('2028-02-29')
  expect(oneMonthAfter('2026-10-31')).toBe('2026-11-30')
})

/** The window of free delivery. */
function windowOf(at: string, country: CountryCode = 'se', overrides: Partial<typeof defaultDispatchTerms> = {}) {
  const { start_date, end_date } = deliveryWindowFor(
    new Date(at),
    { ...defaultDispatchTerms, ...overrides },
    country,
    1000_00,
  )
  return [start_date, end_date]
}

describe('the delivery dates', () => {
  it('are counted in working days from the order date, by the delivery method', () => {
    expect(windowOf('2026-11-20T09:30:00Z')).toEqual(['2026-11-24', '2026-11-26'])
  })

  it('are counted from the next working day after the cut-off in the store’s time zone', () => {
    expect(windowOf('2026-11-18T12:59:59Z')).toEqual(['2026-11-20', '2026-11-24'])
    expect(windowOf('2026-11-18T13:00:00Z')).toEqual(['2026-11-23', '2026-11-25'])
    // Summer time: two hours before UTC.
    expect(windowOf('2026-08-18T12:00:00Z')).toEqual(['2026-08-21', '2026-08-25'])
    expect(windowOf('2026-11-18T13:00:00Z', 'se', { cutOff: '16:00' })).toEqual(['2026-11-20', '2026-11-24'])
    expect(windowOf('2026-11-18T13:00:00Z', 'se', { timeZone: 'Europe/London' })).toEqual(['2026-11-20', '2026-11-24'])
  })

  it('are counted from the store’s date', () => {
    const lateEvening = '2026-11-19T23:30:00Z'
    expect(windowOf(lateEvening)).toEqual(windowOf('2026-11-20T09:30:00Z'))
    expect(windowOf(lateEvening, 'se', { timeZone: 'America/New_York' })).toEqual(windowOf(lateEvening))
  })

  it('are counted from the next working day if the seller is closed today', () => {
    const monday = windowOf('2026-11-23T09:30:00Z')
    expect([windowOf('2026-11-21T09:30:00Z'), windowOf('2026-11-22T09:30:00Z')]).toEqual([monday, monday])
    // 6 January is a holiday in Sweden, the origin, and not in Denmark, the destination.
    expect(windowOf('2027-01-06T09:30:00Z', 'dk')).toEqual(windowOf('2027-01-07T09:30:00Z', 'dk'))
  })

  it('exclude the holidays of the destination country', () => {
    // 17 May is one in Norway.
    expect(windowOf('2028-05-15T09:30:00Z', 'no')).toEqual(['2028-05-18', '2028-05-22'])
    expect(windowOf('2028-05-15T09:30:00Z', 'dk')).toEqual(['2028-05-17', '2028-05-19'])
  })

  it('span Christmas and the new year', () => {
    expect(windowOf('2026-12-22T09:30:00Z')).toEqual(['2026-12-28', '2026-12-30'])
    expect(windowOf('2026-12-28T09:30:00Z')).toEqual(['2026-12-30', '2027-01-05'])
  })

  it('follow from the applicable delivery method', () => {
    const [at, any] = [new Date('2026-11-20T09:30:00Z'), 0]
    expect(deliveryWindowFor(at, defaultDispatchTerms, 'se', any)).toEqual({
      start_date: '2026-11-23',
      end_date: '2026-11-27',
    })
    expect(deliveryWindowFor(at, defaultDispatchTerms, 'us', any)).toEqual({
      start_date: '2026-11-25',
      end_date: '2026-11-27',
    })
  })

  it('of a week end seven calendar days after shipping, or on the last working day before', () => {
    const ends = (at: string, country: CountryCode = 'se') =>
      deliveryWindowFor(new Date(at), defaultDispatchTerms, country, 0).end_date
    expect(ends('2026-11-23T09:30:00Z')).toBe('2026-11-30')
    // 25 and 26 December are free in Sweden, 1 January is in every country; 17 May is in Norway.
    expect(ends('2026-12-18T09:30:00Z')).toBe('2026-12-23')
    expect(ends('2028-05-10T09:30:00Z', 'no')).toBe('2028-05-16')
    expect(ends('2028-05-10T09:30:00Z', 'dk')).toBe('2028-05-17')
  })

  it('are later by the preparation days', () => {
    expect(windowOf('2026-11-20T09:30:00Z', 'se', { preparationDays: 3 })).toEqual(['2026-11-27', '2026-12-01'])
  })
})

describe('a delivery promise as text', () => {
  const words = (start_date: string, end_date: string) => deliveryPromise({ start_date, end_date })

  it('has month and year once', () => {
    expect(words('2026-11-26', '2026-11-30')).toEqual({
      message: 'Your order is expected between 26 and 30 November 2026.',
      startDate: '2026-11-26',
      endDate: '2026-11-30',
    })
  })

  it('has both months, and both years, if they differ', () => {
    expect(words('2026-11-30', '2026-12-02').message).toBe(
      'Your order is expected between 30 November and 2 December 2026.',
    )
    expect(words('2026-12-30', '2027-01-05').message).toBe(
      'Your order is expected between 30 December 2026 and 5 January 2027.',
    )
  })
})
