import { expect, it } from 'vitest'
import { movedTimeZone, suggestedTimeZone } from './time-zones'

it.each([
  ['fi', 'Europe/Stockholm', 'Europe/Helsinki'],
  ['fi', 'Europe/Helsinki', null],
  ['us', 'Europe/Stockholm', 'America/New_York'],
  ['us', 'America/Chicago', null],
  ['se', '', 'Europe/Stockholm'],
] as const)('a seller in %s with the time zone "%s" is suggested %s', (country, present, suggested) => {
  expect(suggestedTimeZone(country, present)).toBe(suggested)
})

it.each([
  ['se', 'fi', 'Europe/Stockholm', 'Europe/Helsinki'],
  ['fi', 'us', 'Europe/Helsinki', 'America/New_York'],
  ['se', 'se', 'Europe/Stockholm', 'Europe/Stockholm'],
  ['se', 'fi', 'Europe/Berlin', 'Europe/Berlin'],
] as const)('a seller who moves from %s to %s with the time zone "%s" has %s', (from, to, present, expected) => {
  expect(movedTimeZone(from, to, present)).toBe(expected)
})
