import { expect, it } from 'vitest'
import { normalizeEmployerId, employerIdLimit } from './employer-id.rules'

it('an employer id is kept without spaces and hyphens', () => {
  expect(normalizeEmployerId(' 559000-0000 ')).toBe('5590000000')
  expect(normalizeEmployerId('900 000 000')).toBe('900000000')
  expect(normalizeEmployerId('AB-12')).toBe('AB12')
})

it('spaces and hyphens do not count towards the limit', () => {
  expect(normalizeEmployerId('55 90 00-00 00')).toHaveLength(employerIdLimit)
})
