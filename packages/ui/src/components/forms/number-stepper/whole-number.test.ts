import { describe, expect, test } from 'vitest'
import { canBecomeValid, isTooLow, isWithin } from './whole-number'

const bulk = { min: 50, max: 1000 }

describe('a typed number', () => {
  test('is valid within the bounds, inclusive', () => {
    expect([50, 1000].map((value) => isWithin(value, bulk))).toEqual([true, true])
    expect([null, -3, 0, 49, 1001].map((value) => isWithin(value, bulk))).toEqual([false, false, false, false, false])
  })

  test('is not invalid while further digits can make it valid', () => {
    expect(['', '4', '49'].map((text) => canBecomeValid(text, bulk))).toEqual([true, true, true])
    expect(['0', '-3', '2.5', 'abc', '1001'].map((text) => canBecomeValid(text, bulk))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('is too low if it is empty or below the minimum, but not if it is not a whole number', () => {
    expect(['', ' ', '0', '-3', '49'].map((text) => isTooLow(text, bulk))).toEqual([true, true, true, true, true])
    expect(['2.5', 'abc', '50', '1001'].map((text) => isTooLow(text, bulk))).toEqual([false, false, false, false])
  })
})
