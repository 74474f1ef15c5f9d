import { expect, it } from 'vitest'
import { normalizeEmployerId } from './employer-id'
import { formatEmployerId } from './employer-id-form'

it.each([
  ['fi', '01120389', '0112038-9'],
  ['se', '5590000000', '559000-0000'],
  ['no', '900000000', '900 000 000'],
  ['us', '123456789', '12-3456789'],
  ['dk', '12345670', '12345670'],
  ['de', 'HRB90123', 'HRB90123'],
] as const)('in %s, %s is written %s', (country, stored, written) => {
  expect(formatEmployerId(country, stored)).toBe(written)
  expect(normalizeEmployerId(written)).toBe(stored)
})

it('a number that is not of the country, or is formatted already, is written as it is stored', () => {
  expect(formatEmployerId('fi', '5590000000')).toBe('5590000000')
  expect(formatEmployerId('fi', '0112038-9')).toBe('0112038-9')
  expect(formatEmployerId(undefined, '01120389')).toBe('01120389')
})
