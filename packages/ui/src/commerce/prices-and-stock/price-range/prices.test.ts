import { describe, expect, test } from 'vitest'
import { sortedRange, parsePrice } from './prices'

const bounds = { min: 0, max: 5000 }

describe('a typed price', () => {
  test('accepts 0 to 5000, with a decimal point or comma', () => {
    expect(['0', '12.5', '12,5', '5000'].map((text) => parsePrice(text, bounds))).toEqual([0, 12.5, 12.5, 5000])
  })

  test('can be empty, for an open end', () => {
    expect(['', ' '].map((text) => parsePrice(text, bounds))).toEqual([null, null])
  })

  test('is ignored otherwise', () => {
    expect(['5001', '-1', 'abc', '1e3', '€50', '1.250'].map((text) => parsePrice(text, bounds))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  test('can be in the wrong field: the range is sorted', () => {
    expect(sortedRange({ min: 80, max: 20 })).toEqual({ min: 20, max: 80 })
    expect(sortedRange({ min: 80, max: null })).toEqual({ min: 80, max: null })
  })
})
