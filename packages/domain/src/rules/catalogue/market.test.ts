import { describe, expect, it } from 'vitest'
import { isDeliverable, deliveryRestriction, findMarketLimit, strengthsOf, type MarketLimit } from './market'

const limit = (overrides: Partial<MarketLimit>): MarketLimit => ({
  country_code: 'dk',
  reason: 'sale',
  max_strength_mg: null,
  valid_from: null,
  valid_to: null,
  source: null,
  ...overrides,
})
const dk = (date: string) => ({ country_code: 'dk', date }) as const

describe('a product', () => {
  it('can be delivered everywhere without a known law', () => {
    expect(isDeliverable([], null, dk('2026-11-20'))).toBe(true)
    expect(isDeliverable([], 14, { country_code: 'de', date: '2026-11-20' })).toBe(true)
  })

  it('is excluded from the country of a law only', () => {
    const limits = [limit({ country_code: 'no' })]
    expect(isDeliverable(limits, 6, { country_code: 'no', date: '1999-01-01' })).toBe(false)
    expect(isDeliverable(limits, 6, dk('2026-11-20'))).toBe(true)
  })

  it('is excluded from the first day of a law to its last, by the delivery date', () => {
    const limits = [limit({ reason: 'flavour', valid_from: '2026-04-01', valid_to: '2027-12-31' })]
    const days = ['2026-03-31', '2026-04-01', '2027-12-31', '2028-01-01']
    expect(days.map((day) => isDeliverable(limits, null, dk(day)))).toEqual([true, false, false, true])
  })

  it('is excluded if it is too strong, or its strength is unknown', () => {
    const limits = [limit({ reason: 'strength', max_strength_mg: 9, valid_from: '2026-04-01' })]
    const strengths = [3.5, 9, 9.1, null]
    expect(strengths.map((strength) => isDeliverable(limits, strength, dk('2026-04-01')))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isDeliverable(limits, 14, dk('2026-03-31'))).toBe(true)
  })

  it('is excluded by a law without a maximum strength, even without nicotine', () => {
    expect(isDeliverable([limit({ reason: 'flavour' })], 0, dk('2026-11-20'))).toBe(false)
    expect(isDeliverable([limit({ reason: 'strength', max_strength_mg: 9 })], 0, dk('2026-11-20'))).toBe(true)
  })

  it('has the first of several laws', () => {
    const strength = limit({ reason: 'strength', max_strength_mg: 9 })
    const flavour = limit({ reason: 'flavour' })
    expect(findMarketLimit([strength, flavour], 10, dk('2026-11-20'))).toBe(strength)
    expect(findMarketLimit([strength, flavour], 6, dk('2026-11-20'))).toBe(flavour)
  })

  it('is excluded with all, some or none of its variants', () => {
    const limits = [limit({ reason: 'strength', max_strength_mg: 9 })]
    expect(deliveryRestriction(limits, [4, 7, 9], dk('2026-11-20'))).toBeNull()
    expect(deliveryRestriction(limits, [4, 7, 10], dk('2026-11-20'))).toBe('some')
    expect(deliveryRestriction(limits, [10, 14], dk('2026-11-20'))).toBe('all')
    expect(deliveryRestriction([limit({})], [null], dk('2026-11-20'))).toBe('all')
  })

  it('lists each strength once, weakest first', () => {
    expect(strengthsOf([10, 4, null, 10, 7])).toEqual([4, 7, 10])
  })
})
