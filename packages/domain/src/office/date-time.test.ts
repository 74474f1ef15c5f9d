import { expect, it } from 'vitest'
import { formatDateTime, toDateTimeView } from './date-time'

// Some releases of the locale data have a comma after the day of the week.
const context = { locale: 'en-GB', timeZone: 'Europe/Stockholm', now: () => new Date('2026-01-01T00:30:00Z') }

it('formats a date of this year with its weekday and a date of another year with its year', () => {
  expect(formatDateTime('2026-11-21T09:20:00Z', context)).toMatch(/^Sat,? 21 Nov, 10:20$/)
  expect(formatDateTime('2025-11-21T09:20:00Z', context)).toBe('21 Nov 2025, 10:20')
})

it('changes the year in the shop’s time zone', () => {
  expect(formatDateTime('2025-12-31T23:10:00Z', context)).toMatch(/^Thu,? 1 Jan, 00:10$/)
  expect(formatDateTime('2025-12-31T22:50:00Z', context)).toBe('31 Dec 2025, 23:50')
  expect(
    toDateTimeView('2025-12-31T22:50:00Z', { ...context, now: () => new Date('2025-12-31T22:55:00Z') }).text,
  ).toMatch(/^Wed,? 31 Dec, 23:50$/)
})
