import { expect, it } from 'vitest'
import { fillCart, linesLeft, maximumCartLines } from './cart-size'

it('a cart accepts up to 1,500 lines, and a larger one accepts none', () => {
  expect([0, 1_499, 1_500, 12_000].map(linesLeft)).toEqual([1_500, 1, 0, 0])
})

it('accepts new lines in order until the cart is full', () => {
  const fits = fillCart(maximumCartLines - 2)
  expect([fits(), fits(), fits(), fits()]).toEqual([true, true, false, false])
})
