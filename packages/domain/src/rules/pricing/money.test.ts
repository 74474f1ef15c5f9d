import { describe, expect, it } from 'vitest'
import { allToMajor, percentOf, toMajor, toMinor } from './money'

describe('money', () => {
  it('is converted to cents and back', () => {
    expect(toMinor(3.2)).toBe(320)
    expect(toMajor(320)).toBe(3.2)
  })

  it('can be converted for all amounts of an object', () => {
    expect(allToMajor({ subtotal: 320, total: 358 })).toEqual({ subtotal: 3.2, total: 3.58 })
  })

  it('rounds half a cent up, by its decimal notation instead of its double value', () => {
    expect(toMinor(1.005)).toBe(101)
    expect(toMinor(8.345)).toBe(835)
    expect(toMinor(1.0049)).toBe(100)
  })

  it('is unchanged after a round trip, for every cent up to 1,000 euro and for large totals', () => {
    const cents = Array.from({ length: 100_001 }, (_, index) => index)
    expect(cents.filter((amount) => toMinor(toMajor(amount)) !== amount)).toEqual([])
    expect(toMinor(toMajor(50_000_000_001))).toBe(50_000_000_001)
  })

  it('rounds a refund like its charge', () => {
    expect(toMinor(-1.005)).toBe(-101)
    expect(percentOf(-50, 25)).toBe(-percentOf(50, 25))
    expect(Object.is(toMinor(-0.001), 0)).toBe(true)
  })

  it('rounds percentages half up, also for rates with decimals', () => {
    expect(percentOf(1000, 12)).toBe(120)
    expect(percentOf(50, 25)).toBe(13)
    expect(percentOf(100, 25.5)).toBe(26)
    expect(percentOf(1000, 8.15)).toBe(82)
    expect(percentOf(999, 0)).toBe(0)
  })
})
