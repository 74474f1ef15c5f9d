import { countryCodeValues } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import {
  countsAsValid,
  isUnionVatId,
  normalizeVatId,
  vatIdCountry,
  vatIdExample,
  vatIdFault,
  type CheckedVatId,
} from './vat-id'

describe('a VAT number', () => {
  it('is stored in capitals, without separators', () => {
    expect(normalizeVatId(' se 5590-00.0000 01')).toBe('SE559000000001')
  })

  it.each([
    ['SE559000000001', 'SE'],
    ['DK12345678', 'DK'],
    ['FI12345678', 'FI'],
    ['DE123456789', 'DE'],
    ['EL123456789', 'EL'],
    ['NL123456789B01', 'NL'],
    ['IE1234567WA', 'IE'],
    ['NO900000000MVA', 'NO'],
    ['NO900000000', 'NO'],
    ['GB123456789', 'GB'],
    ['SE559000000002', null],
    ['DK1234567', null],
    ['NO90000000MVA', null],
    ['XX12345678', null],
    ['US123456789', null],
    ['', null],
  ])('%s belongs to %s', (vatId, country) => {
    expect(vatIdCountry(vatId)).toBe(country)
  })

  it.each(countryCodeValues.filter((country) => country !== 'us'))('has an example in the format of %s', (country) => {
    expect(vatIdCountry(vatIdExample(country)!)).toBe(country.toUpperCase())
  })

  it('of Norway or the United Kingdom is not one of the European Union', () => {
    expect(['SE559000000001', 'NO900000000MVA', 'GB123456789', 'DK'].map(isUnionVatId)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

/**
 * Formats of the member states' VAT numbers, and near misses: one character too many or too few, or a letter in place
 * of a digit and vice versa. Source: the Commission's "VAT identification number structure".
 */
const union: [country: string, written: string[], nearMisses: string[]][] = [
  ['AT', ['U12345678'], ['12345678', 'U1234567', 'U123456789', 'UU12345678', 'U1234567A', 'A12345678', '112345678']],
  [
    'BE',
    ['0123456789', '1012345678'],
    ['012345678', '01234567890', '00123456789', '2123456789', '012345678A', 'A123456789'],
  ],
  ['BG', ['123456789', '1234567890'], ['12345678', '12345678901', 'A23456789', '12345678A']],
  ['CY', ['12345678L'], ['1234567L', '123456789L', '12345678LL', '123456789', 'A2345678L', '1L']],
  ['CZ', ['12345678', '123456789', '1234567890'], ['1234567', '12345678901', 'A2345678', '1234567A']],
  ['DE', ['123456789'], ['12345678', '1234567890', 'A23456789', '12345678A']],
  ['DK', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  ['EE', ['123456789'], ['12345678', '1234567890', 'A23456789', '12345678A']],
  ['EL', ['123456789'], ['12345678', '1234567890', 'A23456789', '12345678A']],
  [
    'ES',
    ['X1234567X', 'B12345678', '12345678Z'],
    ['B1234567', 'B123456789', 'XX1234567X', 'X1234567XX', 'B1234A678', '+1234567X', 'X1234567+'],
  ],
  ['FI', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  [
    'FR',
    ['83404833048', 'A1404833048', '1A404833048', 'AB404833048'],
    ['8340483304', '834048330480', 'AB4048330481', 'AB40483304A', '+3404833048'],
  ],
  ['HR', ['12345678901'], ['1234567890', '123456789012', 'A2345678901', '1234567890A']],
  ['HU', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  [
    'IE',
    ['1234567W', '1A23456W', '1+23456W', '1*23456W', '1234567WA'],
    ['123456W', '12345678W', '11234567WA', '1234567', '12345678', '1234567WAB', 'A234567W', '1-23456W', '1A2345AW'],
  ],
  ['IT', ['12345678901'], ['1234567890', '123456789012', 'A2345678901', '1234567890A']],
  [
    'LT',
    ['123456789', '123456789012'],
    ['12345678', '1234567890', '12345678901', '1234567890123', 'A23456789', '12345678901A'],
  ],
  ['LU', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  ['LV', ['12345678901'], ['1234567890', '123456789012', 'A2345678901', '1234567890A']],
  ['MT', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  ['NL', ['123456789B01', '12345678+B*1'], ['123456789B0', '123456789B012', '1123456789B01', '123456789B0/']],
  ['PL', ['1234567890'], ['123456789', '12345678901', 'A234567890', '123456789A']],
  ['PT', ['123456789'], ['12345678', '1234567890', 'A23456789', '12345678A']],
  ['RO', ['12', '123456789', '1234567890'], ['1', '12345678901', 'A2', '123456789A']],
  [
    'SE',
    ['123456789001'],
    ['12345678901', '1234567890012', '1123456789001', '123456789002', '123456789011', 'A23456789001'],
  ],
  ['SI', ['12345678'], ['1234567', '123456789', 'A2345678', '1234567A']],
  ['SK', ['1234567890'], ['123456789', '12345678901', 'A234567890', '123456789A']],
]

/** The same of the other countries that the shop delivers to. */
const outside: typeof union = [
  [
    'GB',
    ['123456789', '123456789012', 'GD123', 'HA567'],
    [
      '12345678',
      '1234567890',
      '12345678901',
      '1234567890123',
      'A23456789',
      '12345678901A',
      'GD12',
      'GD1234',
      'GD12A',
      'HA56',
      'HA5678',
      'HA56A',
      'HD123',
    ],
  ],
  [
    'NO',
    ['123456789', '123456789MVA'],
    ['12345678', '1234567890', '1123456789MVA', '12345678MVA', '123456789MV', '123456789MVAX', '12345678A'],
  ],
]

describe('a VAT number is validated by its country’s format', () => {
  it.each([...union, ...outside])('in %s, and rejected otherwise', (country, written, nearMisses) => {
    expect(written.map((number) => [number, vatIdCountry(country + number)])).toEqual(
      written.map((number) => [number, country]),
    )
    expect(written.map((number) => [number, vatIdFault(country + number)])).toEqual(
      written.map((number) => [number, null]),
    )
    expect(nearMisses.map((number) => [number, vatIdCountry(country + number)])).toEqual(
      nearMisses.map((number) => [number, null]),
    )
    expect(nearMisses.map((number) => [number, vatIdFault(country + number)])).toEqual(
      nearMisses.map((number) => [number, 'format']),
    )
  })

  it('for each of the 27 member states', () => {
    expect(new Set(union.map(([country]) => country)).size).toBe(27)
    const numbers = union.map(([country, [first = '']]) => country + first)
    expect(numbers.filter((number) => !isUnionVatId(number))).toEqual([])
  })

  it('for no other country, and for Greece with the letters EL only', () => {
    expect(['US123456789', 'CH123456789', 'GR123456789'].map(vatIdFault)).toEqual([
      'no_country',
      'no_country',
      'no_country',
    ])
    expect(vatIdFault('EL123456789')).toBeNull()
  })
})

describe('an entered VAT number', () => {
  it.each([
    ['se 559000-0000 01', null],
    ['DK 12 34 56 78', null],
    [' - ', 'empty'],
    ['559000000001', 'no_country'],
    ['US123456789', 'no_country'],
    ['toString', 'no_country'],
    ['DK 1234567', 'format'],
    ['SE 559000-0000', 'format'],
  ])('%s: %s', (text, fault) => {
    expect(vatIdFault(text)).toBe(fault)
  })
})

describe('reverse charge on the basis of a number is allowed', () => {
  const at = new Date('2026-11-20T09:30:00Z')
  const daysAgo = (days: number) => new Date(at.getTime() - days * 24 * 60 * 60 * 1000)
  const number: CheckedVatId = {
    vatId: 'DK12345678',
    vatIdStatus: 'valid',
    vatIdSource: 'vies',
    vatIdValidAt: daysAgo(30),
  }
  const counts = (overrides: Partial<CheckedVatId>) => countsAsValid({ ...number, ...overrides }, at)

  it('for 30 days after VIES has confirmed it, even while VIES is unavailable', () => {
    expect(counts({})).toBe(true)
    expect(counts({ vatIdStatus: 'unavailable' })).toBe(true)
    const longer = new Date(daysAgo(30).getTime() - 1)
    expect(counts({ vatIdValidAt: longer })).toBe(false)
    expect(counts({ vatIdStatus: 'unavailable', vatIdValidAt: longer })).toBe(false)
    expect(counts({ vatIdStatus: 'unavailable', vatIdValidAt: null })).toBe(false)
  })

  it('for as long as an operator confirms it', () => {
    expect(counts({ vatIdSource: 'operator', vatIdValidAt: daysAgo(1000) })).toBe(true)
  })

  it('unless it is invalid, unchecked or missing', () => {
    expect(counts({ vatIdStatus: 'invalid' })).toBe(false)
    expect(counts({ vatIdStatus: 'invalid', vatIdSource: 'operator' })).toBe(false)
    expect(counts({ vatIdStatus: 'unchecked' })).toBe(false)
    expect(counts({ vatId: null })).toBe(false)
  })
})
