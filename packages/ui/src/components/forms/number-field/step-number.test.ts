import { describe, expect, test } from 'vitest'
import { stepNumber } from './step-number'

describe('a step', () => {
  test('changes the number by its size, starting at 0', () => {
    expect([stepNumber(12, 1, {}, 0), stepNumber(null, 1, {}, 0), stepNumber(null, -1, {}, 0)]).toEqual([13, 1, -1])
  })

  test('stops at the bounds', () => {
    expect([stepNumber(4995, 10, { max: 5000 }, 0), stepNumber(null, -1, { min: 0 }, 0)]).toEqual([5000, 0])
  })

  test('leaves no binary rounding errors', () => {
    expect(stepNumber(0.1, 1, {}, 2)).toBe(1.1)
  })
})
