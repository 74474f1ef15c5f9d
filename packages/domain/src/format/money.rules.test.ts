import { describe, expect, it } from 'vitest'
import { allToMajor, percentOf, toMajor, toMinor } from './money.rules'

describe('money', () => {
  it('is counted in whole cents', () => {
    expect(toMinor(3.2)).toBe(320)
    expect(toMajor(320)).toBe(3.2)
  })

  it('is written in major units, each amount under its name', () => {
    expect(allToMajor({ subtotal: 320, total: 358 })).toEqual({ subtotal: 3.2, total: 3.58 })
  })

  it('rounds half a cent up, as it is written and not as a double stores it', () => {
    expect(toMinor(1.005)).toBe(101)
    expect(toMinor(8.345)).toBe(835)
    expect(toMinor(1.0049)).toBe(100)
  })

  it('comes back from JSON unchanged, for every cent up to 1,000 euro and for large totals', () => {
    const cents = Array.from({ length: 100_001 }, (_, index) => index)
    expect(cents.filter((amount) => toMinor(toMajor(amount)) !== amount)).toEqual([])
    expect(toMinor(toMajor(50_000_000_001))).toBe(50_000_000_001)
  })

  it('mirrors a charge in its refund', () => {
    expect(toMinor(-1.005)).toBe(-101)
    expect(percentOf(-50, 25)).toBe(-percentOf(50, 25))
    expect(Object.is(toMinor(-0.001), 0)).toBe(true)
  })

  it('takes percent half-up, decimals of the rate included', () => {
    expect(percentOf(1000, 12)).toBe(120)
    expect(percentOf(50, 25)).toBe(13)
    expect(percentOf(100, 25.5)).toBe(26)
    expect(percentOf(1000, 8.15)).toBe(82)
    expect(percentOf(999, 0)).toBe(0)
  })
})
