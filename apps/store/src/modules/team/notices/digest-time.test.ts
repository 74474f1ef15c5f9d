import { expect, it } from 'vitest'
import { lastDigest } from './digest-time'

const last = (now: string, timeZone = 'Europe/Stockholm') => lastDigest(new Date(now), timeZone).toISOString()

it.each([
  ['before seven it was yesterday’s', '2026-11-20T05:59:59Z', '2026-11-19T06:00:00.000Z'],
  ['from seven on it is today’s', '2026-11-20T06:00:00Z', '2026-11-20T06:00:00.000Z'],
  ['to midnight', '2026-11-20T22:59:00Z', '2026-11-20T06:00:00.000Z'],
  ['on the day on which summer ends', '2026-10-25T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['and the day before', '2026-10-25T05:00:00Z', '2026-10-24T05:00:00.000Z'],
])('%s', (_, now, digest) => {
  expect(last(now)).toBe(digest)
})

it('lastDigest uses the shop’s time zone', () => {
  expect(last('2026-11-20T06:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-20T01:15:00.000Z')
})
