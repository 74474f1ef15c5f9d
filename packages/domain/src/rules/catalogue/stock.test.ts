import { expect, it } from 'vitest'
import { daysOfStock, becameLow } from './stock'

it('becomes low when the stock falls below 50', () => {
  expect(becameLow(51, 50)).toBe(false)
  expect(becameLow(50, 49)).toBe(true)
  expect(becameLow(120, 0)).toBe(true)
  expect(becameLow(49, 10)).toBe(false)
  expect(becameLow(10, 60)).toBe(false)
})

it('estimates the days of stock from recent sales, and returns null without sales', () => {
  expect(daysOfStock(49, { sold: 70, days: 14 })).toBe(9)
  expect(daysOfStock(0, { sold: 70, days: 14 })).toBe(0)
  expect(daysOfStock(49, { sold: 0, days: 14 })).toBeNull()
})
