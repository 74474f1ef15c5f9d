import { expect, it } from 'vitest'
import { bareEmployerId, employerIdLimit } from './employer-id.rules'

it('an employer id is kept without spaces and hyphens', () => {
  expect(bareEmployerId(' 559000-0000 ')).toBe('5590000000')
  expect(bareEmployerId('900 000 000')).toBe('900000000')
  expect(bareEmployerId('AB-12')).toBe('AB12')
})

it('spaces and hyphens do not count towards the limit', () => {
  expect(bareEmployerId('55 90 00-00 00')).toHaveLength(employerIdLimit)
})
