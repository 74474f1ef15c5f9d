import { describe, expect, test } from 'vitest'
import { POSITIONS, toPosition, toValue, valueAfterKey } from './scale'

const bounds = { min: 0, max: 5000 }

describe('the track', () => {
  test.each(['linear', 'root'] as const)('reaches from the lowest to the highest value (%s)', (scale) => {
    expect([toValue(0, bounds, scale), toValue(POSITIONS, bounds, scale)]).toEqual([0, 5000])
    expect([toPosition(0, bounds, scale), toPosition(5000, bounds, scale)]).toEqual([0, POSITIONS])
  })

  test('is even unless it follows the root, which gives what is under 50 a tenth of its way', () => {
    expect(toPosition(50, bounds, 'linear')).toBeCloseTo(POSITIONS / 100)
    expect(toPosition(50, bounds, 'root')).toBeCloseTo(POSITIONS / 10)
  })

  test.each(['linear', 'root'] as const)('comes back to the value it stands for (%s)', (scale) => {
    // Specification (shopping) §5: 0 to 5000 in steps of 1, whatever the scale looks like.
    const values = Array.from({ length: 5001 }, (_, value) => value)
    expect(values.map((value) => toValue(toPosition(value, bounds, scale), bounds, scale))).toEqual(values)
  })

  test('has a place for the only value there is', () => {
    expect(toPosition(7, { min: 7, max: 7 }, 'linear')).toBe(0)
  })
})

describe('the keyboard', () => {
  test('arrows go by one, page keys by fifty, Home and End to the ends', () => {
    const from100 = (key: string) => valueAfterKey(key, 100, bounds)
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(from100)).toEqual([101, 101, 99, 99])
    expect(['PageUp', 'PageDown', 'Home', 'End'].map(from100)).toEqual([150, 50, 0, 5000])
  })

  test('stops at the ends', () => {
    expect(valueAfterKey('ArrowLeft', 0, bounds)).toBe(0)
    expect(valueAfterKey('PageUp', 4990, bounds)).toBe(5000)
  })

  test('in right-to-left text the left arrow leads on, up and down stay', () => {
    expect(valueAfterKey('ArrowLeft', 100, bounds, 'rtl')).toBe(101)
    expect(valueAfterKey('ArrowUp', 100, bounds, 'rtl')).toBe(101)
  })

  test('leaves other keys alone', () => {
    expect(valueAfterKey('Tab', 100, bounds)).toBeUndefined()
  })
})
