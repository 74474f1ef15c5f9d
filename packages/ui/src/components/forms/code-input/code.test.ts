import { describe, expect, test } from 'vitest'
import { digitsOf, fitCode } from './code'

describe('a code', () => {
  test('consists of its digits in any format', () => {
    expect(['12 345', '12-345', ' 12345\n', 'Code: 12345.', '１2345'].map(digitsOf)).toEqual([
      '12345',
      '12345',
      '12345',
      '12345',
      '2345',
    ])
  })

  test('takes a digit if it is not complete', () => {
    expect(fitCode('123', 3, 5)).toBe('123')
  })

  test('overwrites the digit after the caret if it is complete', () => {
    expect([fitCode('192345', 2, 5), fitCode('123495', 5, 5)]).toEqual(['19345', '12349'])
  })

  test('ignores digits after the last one if it is complete', () => {
    expect(fitCode('123459', 6, 5)).toBe('12345')
  })
})
