import { expect, it } from 'vitest'
import { employerIdLimit, isEmployerIdOf, nordicCountryOf, normalizeEmployerId } from './employer-id'

it('an employer id is stored without spaces and hyphens', () => {
  expect(normalizeEmployerId(' 559000-0000 ')).toBe('5590000000')
  expect(normalizeEmployerId('900 000 000')).toBe('900000000')
  expect(normalizeEmployerId('AB-12')).toBe('AB12')
})

it('spaces and hyphens do not count towards the limit', () => {
  expect(normalizeEmployerId('55 90 00-00 00')).toHaveLength(employerIdLimit)
})

it.each([
  ['Sweden', '559000-0000'],
  ['Sverige', '5590000000'],
  ['Norway', '900 000 000'],
  ['NO', '900000000'],
  ['Danmark', '12 34 56 70'],
  ['Finland', '1234567-1'],
  ['Suomi', '0112038-9'],
  ['Finland', '0201256-6'],
])('%s has a company with the number %s', (country, id) => {
  expect(isEmployerIdOf(country, id)).toBe(true)
})

it.each([
  ['Sweden', '559000-000'],
  ['Sweden', '559000-00000'],
  ['Sweden', '55900O-0000'],
  ['Norway', '90000000'],
  ['Norway', '9000000000'],
  ['Denmark', '1234567'],
  ['Denmark', '123456789'],
  ['Finland', '1234567-0'],
  ['Finland', '0112038-8'],
  ['Finland', '112038-9'],
  ['Finland', '0000018-0'],
])('%s has no company with the number %s', (country, id) => {
  expect(isEmployerIdOf(country, id)).toBe(false)
})

it('other countries accept any number', () => {
  expect(isEmployerIdOf('Germany', 'HRB 90123')).toBe(true)
  expect(isEmployerIdOf('Iceland', '1')).toBe(true)
  expect(isEmployerIdOf('', '1')).toBe(true)
})

it('a country is recognised by its names in the languages of the region', () => {
  expect(['Norge', 'Noreg', 'Norja', 'no'].map(nordicCountryOf)).toEqual(['no', 'no', 'no', 'no'])
  expect(['Germany', 'Atlantis'].map(nordicCountryOf)).toEqual([null, null])
})
