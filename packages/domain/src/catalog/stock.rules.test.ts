import { expect, it } from 'vitest'
import { daysOfStock, fellLow } from './stock.rules'

it('stock falls low once, at the piece that leaves fewer than 50', () => {
  expect(fellLow(51, 50)).toBe(false)
  expect(fellLow(50, 49)).toBe(true)
  expect(fellLow(120, 0)).toBe(true)
  expect(fellLow(49, 10)).toBe(false)
  expect(fellLow(10, 60)).toBe(false)
})

it('a stock lasts as many whole days as it would be sold in, and nobody says how long where nothing is', () => {
  expect(daysOfStock(49, { sold: 70, days: 14 })).toBe(9)
  expect(daysOfStock(0, { sold: 70, days: 14 })).toBe(0)
  expect(daysOfStock(49, { sold: 0, days: 14 })).toBeNull()
})
