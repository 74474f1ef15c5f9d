import { describe, expect, test } from 'vitest'
import { settle } from './whole-number'

const bulk = { min: 50, max: 1000 }

describe('a typed number, once its field is left', () => {
  test('stays as typed within the bounds, both ends included', () => {
    expect(['50', '120', '1000'].map((text) => settle(text, bulk))).toEqual([50, 120, 1000])
  })

  test('becomes the minimum when empty, unreadable or too low', () => {
    expect(['', '  ', 'abc', '49', '0', '-3'].map((text) => settle(text, bulk))).toEqual([50, 50, 50, 50, 50, 50])
  })

  test('becomes the maximum when too high', () => {
    expect(settle('1001', bulk)).toBe(1000)
  })

  test('loses what is less than a whole piece', () => {
    expect(settle('60.9', bulk)).toBe(60)
  })
})
