import { expect, it } from 'vitest'
import { missingToMinimum } from './order-minimum'

it('the missing amount is the difference to the minimum', () => {
  expect(missingToMinimum(122_00, 140_00)).toBe(18_00)
  expect([missingToMinimum(140_00, 140_00), missingToMinimum(150_00, 140_00)]).toEqual([0, 0])
})

it('nothing is missing without a minimum', () => {
  expect([missingToMinimum(0, null), missingToMinimum(122_00, null)]).toEqual([0, 0])
})
