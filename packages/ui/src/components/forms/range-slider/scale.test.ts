import { describe, expect, test } from 'vitest'
import { POSITIONS, toPosition, toValue, valueAfterKey } from './scale'

const bounds = { min: 0, max: 5000 }

describe('the track', () => {
  test.each(['linear', 'root'] as const)('reaches from the lowest to the highest value (%s)', (scale) => {
    expect([toValue(0, bounds, scale), toValue(POSITIONS, bounds, scale)]).toEqual([0, 5000])
    expect([toPosition(0, bounds, scale), toPosition(5000, bounds, scale)]).toEqual([0, POSITIONS])
  })

  test('is even, or gives values under 50 a tenth of its length on the root scale', () => {
    expect(toPosition(50, bounds, 'linear')).toBeCloseTo(POSITIONS / 100)
    expect(toPosition(50, bounds, 'root')).toBeCloseTo(POSITIONS / 10)
  })

  test.each(['linear', 'root'] as const)('converts every position back to its value (%s)', (scale) => {
    // Specification (shopping) §5: 0 to 5000 in steps of 1, on either scale.
    const values = Array.from({ length: 5001 }, (_, value) => value)
    expect(values.map((value) => toValue(toPosition(value, bounds, scale), bounds, scale))).toEqual(values)
  })

  test('has a position for a range of a single value', () => {
    expect(toPosition(7, { min: 7, max: 7 }, 'linear')).toBe(0)
  })
})

describe('the keyboard', () => {
  test('changes by one with arrow keys, by fifty with page keys, and goes to the ends with Home and End', () => {
    const from100 = (key: string) => valueAfterKey(key, 100, bounds)
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(from100)).toEqual([101, 101, 99, 99])
    expect(['PageUp', 'PageDown', 'Home', 'End'].map(from100)).toEqual([150, 50, 0, 5000])
  })

  test('stops at the ends', () => {
    expect(valueAfterKey('ArrowLeft', 0, bounds)).toBe(0)
    expect(valueAfterKey('PageUp', 4990, bounds)).toBe(5000)
  })

  test('increases with the left arrow in right-to-left text, and keeps up and down', () => {
    expect(valueAfterKey('ArrowLeft', 100, bounds, 'rtl')).toBe(101)
    expect(valueAfterKey('ArrowUp', 100, bounds, 'rtl')).toBe(101)
  })

  test('ignores other keys', () => {
    expect(valueAfterKey('Tab', 100, bounds)).toBeUndefined()
  })
})
