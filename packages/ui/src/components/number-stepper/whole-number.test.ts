import { describe, expect, test } from 'vitest'
import { canGrow, isTooLow, isWithin, readWhole } from './whole-number'

const bulk = { min: 50, max: 1000 }

describe('a typed number', () => {
  test('is whole, with figures alone', () => {
    expect(['50', ' 7 ', '007', '0', '-3'].map(readWhole)).toEqual([50, 7, 7, 0, -3])
  })

  test('is none where it would have to be rounded, cut off or guessed', () => {
    const texts = ['', '  ', 'abc', '2.5', '2,5', '60.0', '1 000', '1e3', '1e5', '12 pieces', '+5', '-']
    expect(texts.map(readWhole)).toEqual(texts.map(() => null))
  })

  test('is right within the bounds, both ends included', () => {
    expect([50, 1000].map((value) => isWithin(value, bulk))).toEqual([true, true])
    expect([null, -3, 0, 49, 1001].map((value) => isWithin(value, bulk))).toEqual([false, false, false, false, false])
  })

  test('is not called wrong while further figures can make it right', () => {
    expect(['', '4', '49'].map((text) => canGrow(text, bulk))).toEqual([true, true, true])
    expect(['0', '-3', '2.5', 'abc', '1001'].map((text) => canGrow(text, bulk))).toEqual([false, false, false, false, false])
  })

  test('is too low when empty or under the minimum, and not when it is no whole number', () => {
    expect(['', ' ', '0', '-3', '49'].map((text) => isTooLow(text, bulk))).toEqual([true, true, true, true, true])
    expect(['2.5', 'abc', '50', '1001'].map((text) => isTooLow(text, bulk))).toEqual([false, false, false, false])
  })
})
