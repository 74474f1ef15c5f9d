import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isoWeekdayOf } from './calendar'
import { deliveryPromise, deliveryWindowFor, dispatchDay, firstDeliveryDay, oneMonthAfter } from './delivery'
import { demoDelivery, type DeliverySettings } from './delivery-settings'
import { isHoliday } from './holidays'
import type { CountryCode } from '../tax/tax-rates'

/** The terms of the demo shop, changed. */
const termsOf = (changed: Partial<DeliverySettings> = {}, country: CountryCode = 'se') => ({
  delivery: { ...demoDelivery, ...changed },
  seller: { country },
})

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
function windowOf(at: string, country: CountryCode = 'se', changed: Partial<DeliverySettings> = {}) {
  const { start_date, end_date } = deliveryWindowFor(new Date(at), termsOf(changed), country, 1000_00)!
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
    expect(deliveryWindowFor(at, termsOf(), 'se', any)).toEqual({
      start_date: '2026-11-23',
      end_date: '2026-11-27',
    })
    expect(deliveryWindowFor(at, termsOf(), 'us', any)).toEqual({
      start_date: '2026-11-25',
      end_date: '2026-11-27',
    })
  })

  it('of a week end seven calendar days after shipping, or on the last working day before', () => {
    const ends = (at: string, country: CountryCode = 'se') =>
      deliveryWindowFor(new Date(at), termsOf(), country, 0)!.end_date
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

describe('the date of dispatch', () => {
  const dispatchedOn = (at: string, changed: Partial<DeliverySettings> = {}) =>
    dispatchDay(new Date(at), termsOf(changed))
  const newYear = { from: '2026-12-28', to: '2027-01-05', reason: 'New year' }

  it('is after a closure over the new year', () => {
    // 6 January is a holiday in Sweden.
    expect(dispatchedOn('2026-12-28T09:30:00Z', { closures: [newYear] })).toBe('2027-01-07')
    expect(dispatchedOn('2026-12-23T09:30:00Z', { closures: [newYear] })).toBe('2026-12-23')
    expect(dispatchedOn('2026-12-23T13:30:00Z', { closures: [newYear] })).toBe('2027-01-07')
  })

  it('is after a closure longer than a month, and after the next one', () => {
    const summer = { from: '2027-06-28', to: '2027-08-15', reason: 'Summer' }
    expect(dispatchedOn('2027-06-28T09:30:00Z', { closures: [summer] })).toBe('2027-08-16')
    const next = { from: '2027-08-16', to: '2027-08-16', reason: 'Stocktaking' }
    expect(dispatchedOn('2027-06-28T09:30:00Z', { closures: [next, summer] })).toBe('2027-08-17')
  })

  it('does not count closures as preparation', () => {
    expect(dispatchedOn('2026-12-23T09:30:00Z', { closures: [newYear], preparationDays: 1 })).toBe('2027-01-07')
  })

  it('is a Saturday if the shop packs on Saturdays, but no public holiday', () => {
    expect(dispatchedOn('2026-11-21T09:30:00Z', { workingDays: [6] })).toBe('2026-11-21')
    expect(dispatchedOn('2026-11-20T09:30:00Z', { workingDays: [6] })).toBe('2026-11-21')
    // 25 December 2027 is a Saturday.
    expect(dispatchedOn('2027-12-25T09:30:00Z', { workingDays: [6] })).toBe('2028-01-08')
  })

  it('is one on which orders leave, for any settings', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, seed % 24) + seed * 53 * 3_600_000)
      const from = addDays('2026-01-01', (seed * 37) % 700)
      const closures = [{ from, to: addDays(from, (seed * 11) % 60), reason: 'Closed' }]
      const workingDays = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => day === 1 + (seed % 7) || (seed >> day) % 2)
      const changed = { closures, workingDays, preparationDays: seed % 5 }
      const day = dispatchDay(at, termsOf(changed))
      expect(workingDays).toContain(isoWeekdayOf(day))
      expect(isHoliday('se', day)).toBe(false)
      expect(closures.some((closure) => closure.from <= day && day <= closure.to)).toBe(false)
      const window = deliveryWindowFor(at, termsOf(changed), 'no', 0)!
      expect(daysBetween(day, window.start_date)).toBeGreaterThan(0)
      expect(daysBetween(window.start_date, window.end_date)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('a country that is not delivered to', () => {
  const none = { options: demoDelivery.options.filter(({ id }) => id !== 'global_export') }
  const at = new Date('2026-11-21T09:30:00Z')

  it('has no delivery dates', () => {
    expect(deliveryWindowFor(at, termsOf(none), 'us', 1000_00)).toBeNull()
  })

  it('has the law of the date of dispatch', () => {
    expect(firstDeliveryDay(at, termsOf(none), 'us', 0)).toBe('2026-11-23')
    expect(firstDeliveryDay(at, termsOf(), 'us', 0)).toBe('2026-11-27')
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
