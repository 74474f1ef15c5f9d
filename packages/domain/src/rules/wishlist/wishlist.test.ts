import { expect, it } from 'vitest'
import { savedItemExpiry } from './wishlist'

it('an item expires 30 days after it was added, to the millisecond', () => {
  expect(savedItemExpiry(new Date('2026-11-20T16:35:07.123Z'))).toEqual(new Date('2026-12-20T16:35:07.123Z'))
  expect(savedItemExpiry(new Date('2028-02-01T00:00:00.000Z'))).toEqual(new Date('2028-03-02T00:00:00.000Z'))
})

it('an item lasts the same number of hours across daylight saving time', () => {
  const added = new Date('2027-03-20T12:00:00.000Z')
  expect(savedItemExpiry(added).getTime() - added.getTime()).toBe(30 * 24 * 3_600_000)
})
