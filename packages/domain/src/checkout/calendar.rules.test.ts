import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, wallClock, weekdayOf } from './calendar.rules'

describe('a calendar date', () => {
  it('has others before and after it, over the ends of months and years, and 29 February every fourth year', () => {
    expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1), addDays('2026-11-20', 0)]).toEqual([
      '2027-01-01',
      '2026-12-31',
      '2026-11-20',
    ])
    expect([addDays('2027-02-28', 1), addDays('2028-02-28', 1)]).toEqual(['2027-03-01', '2028-02-29'])
  })

  it('is a day of the week, counted from Sunday', () => {
    // 20 November 2026 is a Friday.
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([5, 6, 0, 1])
  })

  it('is so many days from another one, fewer than none where that came before', () => {
    expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30)
    expect(daysBetween('2026-12-20', '2026-11-20')).toBe(-30)
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  })
})

describe('a clock on a wall', () => {
  it('shows the time of its zone, in summer an hour later than in winter', () => {
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

  it('begins a day at 00:00, where others may be a day before or after', () => {
    const midnight = new Date('2026-12-31T23:00:00Z')
    expect(wallClock(midnight, 'Europe/Stockholm')).toEqual({ date: '2027-01-01', time: '00:00' })
    expect(wallClock(midnight, 'Europe/London')).toEqual({ date: '2026-12-31', time: '23:00' })
  })
})
