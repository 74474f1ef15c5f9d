import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, wallClock, weekdayOf } from './calendar'

describe('a calendar date', () => {
  it('has others before and after it, across months, years and leap days', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1), addDays('2026-11-20', 0)]).toEqual([
      '2027-01-01',
      '2026-12-31',
      '2026-11-20',
    ])
    expect([addDays('2027-02-28', 1), addDays('2028-02-28', 1)]).toEqual(['2027-03-01', '2028-02-29'])
  })

  it('has a weekday, counted from Sunday', () => {
    // 20 November 2026 is a Friday.
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([5, 6, 0, 1])
  })

  it('has a distance to another date, negative for earlier ones', () => {
    expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30)
    expect(daysBetween('2026-12-20', '2026-11-20')).toBe(-30)
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  })
})

describe('the local time', () => {
  it('is that of the time zone, with daylight saving time', () => {
    expect(wallClock(new Date('2026-11-20T09:30:00Z'), 'Europe/Stockholm')).toEqual({
      date: '2026-11-20',
      time: '10:30',
    })
    expect(wallClock(new Date('2026-06-20T09:30:00Z'), 'Europe/Stockholm')).toEqual({
      date: '2026-06-20',
      time: '11:30',
    })
    expect(wallClock(new Date('2026-11-20T09:30:00Z'), 'America/New_York')).toEqual({
      date: '2026-11-20',
      time: '04:30',
    })
  })

  it('starts a day at 00:00, while other zones may have another date', () => {
    const midnight = new Date('2026-12-31T23:00:00Z')
    expect(wallClock(midnight, 'Europe/Stockholm')).toEqual({ date: '2027-01-01', time: '00:00' })
    expect(wallClock(midnight, 'Europe/London')).toEqual({ date: '2026-12-31', time: '23:00' })
  })
})
