import { expect, it } from 'vitest'
import { toCartSize } from './cart-size.view'

it('the size of a cart is shown when at most a hundred lines are left', () => {
  expect([0, 1_399].map(toCartSize)).toEqual([null, null])
  expect([1_400, 1_499, 1_500, 12_000].map((lines) => toCartSize(lines)?.left)).toEqual([100, 1, 0, 0])
  expect(toCartSize(1_500)).toEqual({ left: 0, maximum: 1_500 })
})
