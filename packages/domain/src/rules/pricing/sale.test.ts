import { describe, expect, it } from 'vitest'
import { nearestPercent, salePrice } from './sale'

describe('a sale', () => {
  it('takes whole percent off, rounded half-up', () => {
    expect(salePrice(320, 25)).toBe(240)
    expect(salePrice(110, 25)).toBe(83)
    expect(salePrice(90, 15)).toBe(77)
    expect(salePrice(1, 90)).toBe(0)
  })

  it('that is not running has no discount', () => {
    expect(salePrice(320, null)).toBe(320)
  })
})

describe('nearestPercent', () => {
  it('returns the requested percentage if it lowers the price', () => {
    expect(nearestPercent(185, 20)).toBe(20)
    expect(nearestPercent(185, 90)).toBe(90)
  })

  it('stays between 1 and 90', () => {
    expect(nearestPercent(185, 0)).toBe(1)
    expect(nearestPercent(185, 120)).toBe(90)
  })

  it('takes off at least one cent and leaves at least one', () => {
    expect(nearestPercent(40, 1)).toBe(2)
    expect(nearestPercent(4, 90)).toBe(87)
  })

  it('returns null for a price of one cent', () => {
    expect(nearestPercent(1, 20)).toBeNull()
  })
})
