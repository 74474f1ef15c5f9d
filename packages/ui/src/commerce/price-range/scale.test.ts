import { describe, expect, test } from 'vitest'
import { inOrder, parsePrice, POSITIONS, priceAfterKey, toPosition, toPrice } from './scale'

const bounds = { min: 0, max: 5000 }

describe('the slider', () => {
  test('reaches from the lowest to the highest price', () => {
    expect([toPrice(0, bounds), toPrice(POSITIONS, bounds)]).toEqual([0, 5000])
    expect([toPosition(0, bounds), toPosition(5000, bounds)]).toEqual([0, POSITIONS])
  })

  test('gives the band under 50 a tenth of its way', () => {
    expect(toPosition(50, bounds)).toBeCloseTo(POSITIONS / 10)
  })

  test('comes back to the price it stands for', () => {
    const prices = [0, 1, 2, 7, 50, 99, 100, 317, 1000, 4999, 5000]
    expect(prices.map((price) => toPrice(toPosition(price, bounds), bounds))).toEqual(prices)
  })
})

describe('the keyboard on the slider', () => {
  test('arrows go by one, page keys by fifty, Home and End to the ends', () => {
    const from100 = (key: string) => priceAfterKey(key, 100, bounds)
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(from100)).toEqual([101, 101, 99, 99])
    expect(['PageUp', 'PageDown', 'Home', 'End'].map(from100)).toEqual([150, 50, 0, 5000])
  })

  test('stops at the ends', () => {
    expect(priceAfterKey('ArrowLeft', 0, bounds)).toBe(0)
    expect(priceAfterKey('PageUp', 4990, bounds)).toBe(5000)
  })

  test('in right-to-left text the left arrow leads on, up and down stay', () => {
    expect(priceAfterKey('ArrowLeft', 100, bounds, 'rtl')).toBe(101)
    expect(priceAfterKey('ArrowUp', 100, bounds, 'rtl')).toBe(101)
  })

  test('leaves other keys alone', () => {
    expect(priceAfterKey('Tab', 100, bounds)).toBeUndefined()
  })
})

describe('a typed price', () => {
  test('is taken from 0 to 5000, decimals with point or comma', () => {
    expect(['0', '12.5', '12,5', '5000'].map((text) => parsePrice(text, bounds))).toEqual([0, 12.5, 12.5, 5000])
  })

  test('may be empty: that end is open', () => {
    expect(parsePrice('', bounds)).toBeNull()
  })

  test('is ignored when it is anything else', () => {
    expect(['5001', '-1', 'abc', '1e3', '€50', ' '].map((text) => parsePrice(text, bounds))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  test('may stand on the wrong end: the range reads from low to high', () => {
    expect(inOrder({ min: 80, max: 20 })).toEqual({ min: 20, max: 80 })
    expect(inOrder({ min: 80, max: null })).toEqual({ min: 80, max: null })
  })
})
