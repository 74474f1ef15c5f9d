import { describe, expect, test } from 'vitest'
import { digitsOf, fitCode } from './code'

describe('a code', () => {
  test('is its digits, however it is printed', () => {
    expect(['12 345', '12-345', ' 12345\n', 'Code: 12345.', '１2345'].map(digitsOf)).toEqual([
      '12345',
      '12345',
      '12345',
      '12345',
      '2345',
    ])
  })

  test('takes a digit while there is room', () => {
    expect(fitCode('123', 3, 5)).toBe('123')
  })

  test('when full, types over what follows the caret', () => {
    expect([fitCode('192345', 2, 5), fitCode('123495', 5, 5)]).toEqual(['19345', '12349'])
  })

  test('when full, takes nothing after the last digit', () => {
    expect(fitCode('123459', 6, 5)).toBe('12345')
  })
})
