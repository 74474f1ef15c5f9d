import { describe, expect, test } from 'vitest'
import { readNumber, stepNumber } from './read-number'

const read = (text: string, decimals = 2) => {
  const meaning = readNumber(text, decimals)
  return meaning.kind === 'number' ? meaning.value : meaning.kind
}

describe('a number as people type it', () => {
  test('has a comma or a point before its decimals', () => {
    expect(['12.5', '12,5', '12.', ',5', '.25', '0', '-3,75'].map((text) => read(text))).toEqual([
      12.5, 12.5, 12, 0.5, 0.25, 0, -3.75,
    ])
  })

  test('may have spaces between its thousands, of any width', () => {
    expect(['1 250', '1\u00a0250,50', '1\u2009250.5'].map((text) => read(text))).toEqual([1250, 1250.5, 1250.5])
  })

  test('is understood as copied from a page, where one sign groups and the other parts', () => {
    expect(['1,284.60', '1.284,60', '12,001,284.6'].map((text) => read(text))).toEqual([1284.6, 1284.6, 12_001_284.6])
  })

  test('is not guessed: a lone comma before three figures is no whole number', () => {
    expect([read('1,250', 0), read('1.250', 0), read('1,250', 2)]).toEqual(['unreadable', 'unreadable', 'unreadable'])
  })

  test('is nothing yet while the field is empty', () => {
    expect(['', '  '].map((text) => read(text))).toEqual(['empty', 'empty'])
  })

  test('is no number with letters, units, two signs or too many decimals', () => {
    const texts = ['abc', '€50', '1e3', '1-2', '.', '-', '1,2,3', '12.505', 'NaN', '0x10']
    expect(texts.map((text) => read(text))).toEqual(texts.map(() => 'unreadable'))
  })
})

describe('a step', () => {
  test('goes by so much and begins at 0', () => {
    expect([stepNumber(12, 1, {}, 0), stepNumber(null, 1, {}, 0), stepNumber(null, -1, {}, 0)]).toEqual([13, 1, -1])
  })

  test('stops at the bounds', () => {
    expect([stepNumber(4995, 10, { max: 5000 }, 0), stepNumber(null, -1, { min: 0 }, 0)]).toEqual([5000, 0])
  })

  test('leaves no trace of binary fractions', () => {
    expect(stepNumber(0.1, 1, {}, 2)).toBe(1.1)
  })
})
