import { countryCodeValues } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import { ratesEndingBy, taxRate, taxRateRows, type CountryCode, type TaxClass, type TaxRateRow } from './tax-rates'

const classes = ['food', 'confectionery', 'soft_drink', 'nicotine', 'standard'] as const satisfies readonly TaxClass[]
const percents = (country: CountryCode, date: string) => classes.map((taxClass) => taxRate(country, taxClass, date))

describe('the VAT rates for food, confectionery, soft drinks, nicotine and other goods', () => {
  it.each<[CountryCode, date: string, ...number[]]>([
    ['se', '2025-01-01', 12, 12, 12, 25, 25],
    ['se', '2026-03-31', 12, 12, 12, 25, 25],
    ['se', '2026-04-01', 6, 6, 6, 25, 25],
    ['se', '2026-11-20', 6, 6, 6, 25, 25],
    ['se', '2027-12-31', 6, 6, 6, 25, 25],
    ['se', '2028-01-01', 12, 12, 12, 25, 25],
    ['fi', '2024-09-01', 14, 14, 14, 25.5, 25.5],
    ['fi', '2025-12-31', 14, 14, 14, 25.5, 25.5],
    ['fi', '2026-01-01', 13.5, 13.5, 13.5, 25.5, 25.5],
    ['no', '2026-11-20', 15, 15, 15, 25, 25],
    ['dk', '2026-11-20', 25, 25, 25, 25, 25],
    ['de', '2026-11-20', 7, 7, 19, 19, 19],
    ['gb', '2026-11-20', 0, 20, 20, 20, 20],
    ['us', '2026-11-20', 0, 0, 0, 0, 0],
  ])('in %s on %s', (country, date, ...expected) => {
    expect(percents(country, date)).toEqual(expected)
  })

  it('exist for every delivery country', () => {
    for (const country of countryCodeValues) expect(percents(country, '2026-11-20').every(Number.isFinite)).toBe(true)
  })

  it('are never invented: there is none before the first date of the table', () => {
    expect(() => taxRate('fi', 'standard', '2024-08-31')).toThrow(RangeError)
    expect(() => taxRate('fi', 'standard', '2024-08-31')).toThrow(
      'There is no rate of VAT for standard in fi on 2024-08-31.',
    )
  })

  it('are the standard ones for a class without an entry', () => {
    const unnamed = 'toys' as TaxClass
    const countries = ['se', 'fi', 'no', 'dk', 'de', 'gb', 'us'] as const
    expect(countries.map((country) => taxRate(country, unnamed, '2026-11-20'))).toEqual([25, 25.5, 25, 25, 19, 20, 0])
  })

  it('have existing classes and a source', () => {
    expect(taxRateRows.flatMap((row) => row.classes).filter((taxClass) => !classes.includes(taxClass))).toEqual([])
    expect(taxRateRows.filter(({ source }) => !/\p{L}{3}/u.test(source))).toEqual([])
  })

  it('are unique: no two rows of a country and class overlap', () => {
    const overlaps = taxRateRows.flatMap((row, index) =>
      taxRateRows.slice(index + 1).filter((other) => {
        const isSameKind =
          other.country === row.country && other.classes.some((taxClass) => row.classes.includes(taxClass))
        return isSameKind && (row.from ?? '') <= (other.to ?? '9') && (other.from ?? '') <= (row.to ?? '9')
      }),
    )
    expect(overlaps).toEqual([])
  })
})

describe('a rate that ends', () => {
  const rate = (overrides: Partial<TaxRateRow>): TaxRateRow => {
    return { country: 'no', classes: ['food'], percent: 15, from: null, to: null, source: '', ...overrides }
  }
  const ending = rate({ to: '2026-12-31' })
  const next = rate({ from: '2027-01-01' })

  it('is reported from the given date if no other one follows it', () => {
    expect(ratesEndingBy('2026-12-31', [ending])).toEqual([ending])
    expect(ratesEndingBy('2026-12-30', [ending])).toEqual([])
    expect(ratesEndingBy('2026-12-31', [ending, next])).toEqual([])
  })

  it('is followed by one that applies for a single day, which is then reported itself', () => {
    const oneDay = { ...next, to: '2027-01-01' }
    expect(ratesEndingBy('2026-12-31', [ending, oneDay])).toEqual([])
    expect(ratesEndingBy('2027-01-01', [ending, oneDay])).toEqual([oneDay])
  })

  it('is never one without a last day', () => {
    expect(ratesEndingBy('9999-12-31', [next])).toEqual([])
  })

  it('is not followed by one that begins later, is of another country, or excludes a class', () => {
    const two = rate({ classes: ['food', 'confectionery'], to: '2026-12-31' })
    const late = { ...next, from: '2027-01-02' }
    for (const rows of [
      [ending, late],
      [ending, { ...next, country: 'se' as const }],
    ]) {
      expect(ratesEndingBy('2027-01-01', rows)).toEqual([ending])
    }
    expect(ratesEndingBy('2027-01-01', [two, next])).toEqual([two])
    expect(ratesEndingBy('2027-01-01', [two, next, { ...next, classes: ['confectionery'] }])).toEqual([])
  })
})

// Uses the real calendar on purpose, to warn before a known rate ends without a successor: a complete table always
// passes,
// an incomplete one fails from 60 days before that day.
it('no rate ends within 60 days without a successor', () => {
  const soon = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(ratesEndingBy(soon)).toEqual([])
})
