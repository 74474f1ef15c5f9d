import { describe, expect, it, vi } from 'vitest'
import { cached } from './cached'
import { megabyte } from '../../rules/text/file-size'
import {
  currencyName,
  formatDate,
  formatFileSize,
  formatGrams,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  formatRoundMoney,
  greetingAt,
  storeDate,
} from './index'

describe('amounts', () => {
  it('have a leading euro sign, commas for thousands and two decimals', () => {
    expect(formatMoney(128_460, 'eur', 'en-IE')).toBe('€1,284.60')
    expect(formatMoney(0, 'eur', 'en-GB')).toBe('€0.00')
    expect(formatMoney(-15_955, 'eur', 'en-GB')).toBe('-€159.55')
  })

  it.each(['en-IE', 'en-GB', 'en-US', 'sv-SE'])('in dollars have the specification’s symbol in %s', (locale) => {
    expect(formatMoney(19_900, 'usd', locale)).toMatch(/^(\$199\.00|199,00\u00a0\$)$/)
    expect(formatRoundMoney(140_00, 'usd', locale)).not.toContain('US')
  })

  it('follow the locale', () => {
    expect(formatMoney(128_460, 'eur', 'sv-SE').replaceAll('\u00a0', ' ')).toBe('1 284,60 €')
    expect(formatNumber(1240, 'de-DE')).toBe('1.240')
  })

  it('can omit zero cents', () => {
    expect(formatRoundMoney(140_00, 'eur', 'en-GB')).toBe('€140')
    expect(formatRoundMoney(12_50, 'eur', 'en-GB')).toBe('€12.50')
  })
})

describe('numbers', () => {
  it('are formatted with separators and units', () => {
    expect(formatNumber(1240, 'en-GB')).toBe('1,240')
    expect(formatRating(4, 'en-GB')).toBe('4.0')
    expect(formatPercent(15, 'en-GB')).toBe('15%')
    expect(formatPercent(25.5, 'en-GB')).toBe('25.5%')
    expect(formatGrams(1240, 'en-GB')).toBe('1,240 g')
  })
})

describe('dates', () => {
  it('are in the store’s time zone', () => {
    expect(formatDate('2026-11-20T08:00:00Z', 'en-GB')).toBe('20 Nov 2026')
    expect(formatDate('2026-11-19T23:30:00Z', 'en-GB')).toBe('20 Nov 2026')
    expect(storeDate(new Date('2026-11-19T23:30:00Z'))).toBe('2026-11-20')
  })

  it('without a time are not converted', () => {
    expect(formatDate('2026-12-04', 'en-GB')).toBe('4 Dec 2026')
  })
})

it('creates a formatter once per locale', () => {
  const make = vi.fn((locale: string) => new Intl.NumberFormat(locale))
  const formatter = cached(make)
  expect(formatter('en-GB')).toBe(formatter('en-GB'))
  expect(formatter('sv-SE')).not.toBe(formatter('en-GB'))
  expect(make).toHaveBeenCalledTimes(2)
})

it('changes the greeting at 12:00 and 18:00', () => {
  const at = (hour: number, minute = 0) => greetingAt(new Date(2026, 10, 20, hour, minute))
  expect([at(0), at(11, 59), at(12), at(17, 59), at(18)]).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ])
})

describe('a file size', () => {
  it.each([
    [1, '1 kB'],
    [1024, '1 kB'],
    [1025, '2 kB'],
    [1_047_552, '1,023 kB'],
    [1_047_553, '1 MB'],
    [1_258_291, '1.2 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en-IE')).toBe(text)
  })

  it('is rounded up, so that a file above a limit does not show the limit', () => {
    const limit = 10 * megabyte
    expect([formatFileSize(limit, 'en-IE'), formatFileSize(limit + 1, 'en-IE')]).toEqual(['10 MB', '10.1 MB'])
  })
})

it('names a currency in the language of the locale', () => {
  expect([currencyName('eur', 'en-IE'), currencyName('EUR', 'sv-SE')]).toEqual(['euros', 'euro'])
})
