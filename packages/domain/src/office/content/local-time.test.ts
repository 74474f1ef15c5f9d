import { expect, it } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time'

const stockholm = { timeZone: 'Europe/Stockholm' }

it.each([
  ['2026-11-27T05:00:00.000Z', '2026-11-27T06:00'],
  ['2026-07-01T04:30:00.000Z', '2026-07-01T06:30'],
  // The clocks go forward at 01:00 UTC on 29 March, and back at 01:00 UTC on 25 October.
  ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
  ['2026-10-24T23:30:00.000Z', '2026-10-25T01:30'],
  ['2026-10-25T02:30:00.000Z', '2026-10-25T03:30'],
])('%s is %s in Stockholm, and back', (iso, local) => {
  expect(toLocalTime(iso, stockholm)).toBe(local)
  expect(fromLocalTime(local, stockholm)).toBe(iso)
})

it('has no timestamp for an empty or impossible time', () => {
  expect(['', '2026-13-01T00:00'].map((text) => fromLocalTime(text, stockholm))).toEqual([null, null])
})
