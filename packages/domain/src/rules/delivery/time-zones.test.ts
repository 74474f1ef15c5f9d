import { expect, it } from 'vitest'
import { suggestedTimeZone } from './time-zones'

it.each([
  ['fi', 'Europe/Stockholm', 'Europe/Helsinki'],
  ['fi', 'Europe/Helsinki', null],
  ['us', 'Europe/Stockholm', 'America/New_York'],
  ['us', 'America/Chicago', null],
  ['se', '', 'Europe/Stockholm'],
] as const)('a seller in %s with the time zone "%s" is suggested %s', (country, present, suggested) => {
  expect(suggestedTimeZone(country, present)).toBe(suggested)
})
