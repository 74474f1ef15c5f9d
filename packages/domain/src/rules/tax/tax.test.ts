import { describe, expect, it } from 'vitest'
import type { CountryCode } from './tax-rates'
import { rateChangeWithin, rateIn, taxDecision, defaultSeller, type TaxCase, type TaxDecision } from './tax'

const swede = 'SE559000000101'
const danish = 'DK12345678'

const decided = (overrides: Partial<TaxCase>) =>
  taxDecision({
    seller: defaultSeller,
    country: 'se',
    buyer: { vatId: null, isValid: false },
    date: '2026-11-20',
    ...overrides,
  })
const bought = (country: CountryCode, vatId: string | null, isValid = true) =>
  decided({ country, buyer: { vatId, isValid } })

describe('the tax treatment of an order of a Swedish seller', () => {
  it.each<
    [CountryCode, string | null, boolean, TaxDecision['treatment'], TaxDecision['explanation'], CountryCode | null]
  >([
    ['se', null, false, 'domestic', 'domestic', 'se'],
    ['se', danish, true, 'domestic', 'domestic', 'se'],
    ['dk', danish, true, 'intra_eu', 'intra_eu', null],
    ['fi', danish, true, 'intra_eu', 'intra_eu', null],
    ['de', 'DE123456789', true, 'intra_eu', 'intra_eu', null],
    ['dk', null, false, 'domestic', 'vat_id_missing', 'se'],
    ['dk', danish, false, 'domestic', 'vat_id_unconfirmed', 'se'],
    // Article 138 requires a number of another member state than the country of origin.
    ['dk', 'SE559000000001', true, 'domestic', 'vat_id_missing', 'se'],
    ['dk', 'NO900000000MVA', true, 'domestic', 'vat_id_missing', 'se'],
    ['no', 'NO900000000MVA', true, 'export', 'export', null],
    ['no', null, false, 'export', 'export', null],
    ['gb', null, false, 'export', 'export', null],
    ['us', danish, true, 'export', 'export', null],
  ])(
    'delivered to %s, bought with %s (valid: %s): %s, because of %s',
    (country, vatId, isValid, treatment, explanation, ratesOf) => {
      expect(bought(country, vatId, isValid)).toMatchObject({ treatment, explanation, ratesOf, sellerVatId: swede })
    },
  )

  it('has the seller’s only number, the Swedish one', () => {
    expect(defaultSeller).toEqual({ country: 'se', vatIds: [swede] })
  })

  it('has the company’s number, whether it is valid or not, and the date whose law applies', () => {
    expect(bought('dk', danish, false)).toMatchObject({ buyerVatId: danish, date: '2026-11-20' })
    expect(bought('dk', null)).toMatchObject({ buyerVatId: null })
  })
})

describe('a seller registered abroad', () => {
  const seller = { ...defaultSeller, vatIds: [...defaultSeller.vatIds, 'DE123456789', 'NO900000111MVA'] }

  it('uses that country’s rates and its number there for all buyers', () => {
    expect(decided({ seller, country: 'de', buyer: { vatId: danish, isValid: true } })).toMatchObject({
      treatment: 'registered_abroad',
      explanation: 'registered_abroad',
      ratesOf: 'de',
      sellerVatId: 'DE123456789',
    })
    expect(decided({ seller, country: 'no' })).toMatchObject({ ratesOf: 'no', sellerVatId: 'NO900000111MVA' })
  })

  it('uses its home number everywhere else', () => {
    expect(decided({ seller, country: 'dk' })).toMatchObject({
      treatment: 'domestic',
      ratesOf: 'se',
      sellerVatId: swede,
    })
    expect(decided({ seller, country: 'us' })).toMatchObject({ treatment: 'export', sellerVatId: swede })
  })
})

it('a seller outside the European Union exports to all other countries', () => {
  const seller = { country: 'no', vatIds: [] } as const
  expect(decided({ seller, country: 'dk', buyer: { vatId: danish, isValid: true } })).toMatchObject({
    treatment: 'export',
    sellerVatId: null,
  })
})

describe('the tax rate of a product', () => {
  it('is that of its class in the taxing country on the date', () => {
    const rates = (date: string) => [
      rateIn({ ratesOf: 'se', date }, 'food'),
      rateIn({ ratesOf: 'se', date }, 'nicotine'),
    ]
    expect(rates('2026-03-31')).toEqual([12, 25])
    expect(rates('2026-04-01')).toEqual([6, 25])
  })

  it('is 0 without tax', () => {
    expect(rateIn({ ratesOf: null, date: '2026-11-20' }, 'standard')).toBe(0)
  })
})

describe('a change of tax rates', () => {
  const within = (from: string, to: string, classes: Parameters<typeof rateChangeWithin>[1] = ['confectionery']) =>
    rateChangeWithin({ ratesOf: 'se' }, classes, [from, to])

  it('within a period has its first date', () => {
    expect(within('2026-03-30', '2026-04-02')).toBe('2026-04-01')
    expect(within('2027-12-30', '2028-01-03')).toBe('2028-01-01')
    expect(within('2027-12-30', '2028-01-01')).toBe('2028-01-01')
  })

  it('is the first of several, and of the taxing country', () => {
    expect(within('2025-12-01', '2028-12-31')).toBe('2026-04-01')
    expect(within('2026-04-01', '2028-12-31')).toBe('2028-01-01')
    expect(rateChangeWithin({ ratesOf: 'fi' }, ['food'], ['2024-08-01', '2026-12-31'])).toBe('2026-01-01')
    expect(rateChangeWithin({ ratesOf: 'dk' }, ['food', 'standard'], ['2024-08-01', '2028-12-31'])).toBeNull()
  })

  it('is not reported across dates without a rate for one of the classes: Finland’s standard rate is known from 1 September 2024', () => {
    const finnish = (from: string) => rateChangeWithin({ ratesOf: 'fi' }, ['food', 'standard'], [from, '2026-12-31'])
    expect(() => finnish('2024-08-31')).toThrow(RangeError)
    expect(finnish('2024-09-01')).toBe('2026-01-01')
  })

  it('is null before and after, for unchanged classes, and without tax', () => {
    expect(within('2027-12-27', '2027-12-31')).toBeNull()
    expect(within('2028-01-01', '2028-01-05')).toBeNull()
    expect(within('2027-12-30', '2028-01-03', ['nicotine'])).toBeNull()
    expect(within('2027-12-30', '2028-01-03', ['nicotine', 'food'])).toBe('2028-01-01')
    expect(rateChangeWithin({ ratesOf: null }, ['food'], ['2027-12-30', '2028-01-03'])).toBeNull()
  })
})
