import { expect, it } from 'vitest'
import { formatDateTime, toDateTimeView } from './date-time'

// Some releases of the language's tables set a comma after the day of the week.
const place = { locale: 'en-GB', timeZone: 'Europe/Stockholm', now: () => new Date('2026-01-01T00:30:00Z') }

it('a moment of this year says its day of the week, one of another year its year', () => {
  expect(formatDateTime('2026-11-21T09:20:00Z', place)).toMatch(/^Sat,? 21 Nov, 10:20$/)
  expect(formatDateTime('2025-11-21T09:20:00Z', place)).toBe('21 Nov 2025, 10:20')
})

it('the year turns by the shop’s clock', () => {
  expect(formatDateTime('2025-12-31T23:10:00Z', place)).toMatch(/^Thu,? 1 Jan, 00:10$/)
  expect(formatDateTime('2025-12-31T22:50:00Z', place)).toBe('31 Dec 2025, 23:50')
  expect(
    toDateTimeView('2025-12-31T22:50:00Z', { ...place, now: () => new Date('2025-12-31T22:55:00Z') }).text,
  ).toMatch(/^Wed,? 31 Dec, 23:50$/)
})
