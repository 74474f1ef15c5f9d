import { describe, expect, it } from 'vitest'
import { goodsOf, lookFirst, maxToAdd } from './reorder-choice.rules'

describe('ordering the same again', () => {
  it('shows first what needs a look, else the order of the order', () => {
    const lines = (['as_before', 'gone', 'as_before', 'price_changed', 'not_deliverable', 'reduced'] as const).map(
      (code, id) => ({ id, code }),
    )
    expect(lookFirst(lines).map(({ id }) => id)).toEqual([1, 3, 4, 5, 0, 2])
  })

  it('adds at most what is left beside what the cart holds', () => {
    expect(maxToAdd({ quantity: 60, inventory_quantity: 100, cart_quantity: 30 })).toBe(70)
    expect(maxToAdd({ quantity: 12, inventory_quantity: 12, cart_quantity: 0 })).toBe(12)
  })

  it('adds no more than one line of a cart can hold', () => {
    expect(maxToAdd({ quantity: 10, inventory_quantity: 900_000, cart_quantity: 99_990 })).toBe(10)
  })

  it('adds nothing of what is not for sale here, however much lies in stock', () => {
    expect(maxToAdd({ quantity: 0, inventory_quantity: 500, cart_quantity: 0 })).toBe(0)
  })

  it('comes to the price of every piece, to the cent', () => {
    expect(goodsOf([])).toBe(0)
    expect(
      goodsOf([
        { quantity: 240, unitPrice: 138 },
        { quantity: 3, unitPrice: 1 },
      ]),
    ).toBe(33123)
  })
})
