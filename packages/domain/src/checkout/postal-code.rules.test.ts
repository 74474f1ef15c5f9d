import { expect, it } from 'vitest'
import { isPostalCodeOf } from './postal-code.rules'

it.each([
  ['se', '413 04'],
  ['se', ' 41304 '],
  ['se', 'SE-413 04'],
  ['no', '0554'],
  ['no', 'N-0554'],
  ['dk', '2100'],
  ['fi', '00100'],
  ['fi', 'FI-00100'],
  ['de', 'D-10115'],
  ['us', '10001'],
  ['us', '10001-2345'],
  ['gb', 'SW1A 1AA'],
  ['gb', 'm1 1ae'],
  ['gb', 'GIR 0AA'],
] as const)('in %s a postal code is written %j', (country, code) => {
  expect(isPostalCodeOf(country, code)).toBe(true)
})

it.each([
  ['se', '4130'],
  ['se', '413 045'],
  ['se', '4I3 04'],
  ['se', 'NO-413 04'],
  ['no', '05544'],
  ['dk', '210'],
  ['fi', '0100'],
  ['de', '1011'],
  ['us', '100012'],
  ['us', '10001-23'],
  ['gb', 'SW1A'],
  ['gb', '413 04'],
  ['gb', ''],
] as const)('in %s no postal code is written %j', (country, code) => {
  expect(isPostalCodeOf(country, code)).toBe(false)
})
