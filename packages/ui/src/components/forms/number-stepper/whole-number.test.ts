import { describe, expect, test } from 'vitest'
import { canBecomeValid, isTooLow, isWithin, moveFrom } from './whole-number'

const bulk = { min: 50, max: 1000, step: 1 }
const dozens = { min: 24, max: 100, step: 12 }

describe('a typed number', () => {
  test('is valid within the bounds, inclusive', () => {
    expect([50, 1000].map((value) => isWithin(value, bulk))).toEqual([true, true])
    expect([null, -3, 0, 49, 1001].map((value) => isWithin(value, bulk))).toEqual([false, false, false, false, false])
  })

  test('is valid if it is a multiple of the step', () => {
    expect([12, 24, 30, 96, 100].map((value) => isWithin(value, dozens))).toEqual([false, true, false, true, false])
  })

  test('moves to the next multiple within the bounds', () => {
    expect([50, 51, 1000].map((value) => moveFrom(value, 1, bulk))).toEqual([51, 52, 1000])
    expect([50, 51, 1000].map((value) => moveFrom(value, -1, bulk))).toEqual([50, 50, 999])
    expect([0, 24, 30, 96].map((value) => moveFrom(value, 1, dozens))).toEqual([24, 36, 36, 96])
    expect([0, 24, 30, 96].map((value) => moveFrom(value, -1, dozens))).toEqual([24, 24, 24, 84])
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
