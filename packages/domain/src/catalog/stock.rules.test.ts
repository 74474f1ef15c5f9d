import { expect, it } from 'vitest'
import { fellLow } from './stock.rules'

it('stock falls low once, at the piece that leaves fewer than 50', () => {
  expect(fellLow(51, 50)).toBe(false)
  expect(fellLow(50, 49)).toBe(true)
  expect(fellLow(120, 0)).toBe(true)
  expect(fellLow(49, 10)).toBe(false)
  expect(fellLow(10, 60)).toBe(false)
})
