import { describe, expect, it } from 'vitest'
import { goodsOf, needsReviewFirst, ruleToAdd } from './reorder-choice'

describe('a reorder', () => {
  it('sorts lines that need attention first, then by the order’s sequence', () => {
    const lines = (['as_before', 'gone', 'as_before', 'price_changed', 'not_deliverable', 'reduced'] as const).map(
      (code, id) => ({ id, code }),
    )
    expect(needsReviewFirst(lines).map(({ id }) => id)).toEqual([1, 3, 4, 5, 0, 2])
  })

  it('adds at most the available stock less the cart', () => {
    expect(ruleToAdd({ quantity: 60, inventory_quantity: 100, cart_quantity: 30 }).maximum).toBe(70)
    expect(ruleToAdd({ quantity: 12, inventory_quantity: 12, cart_quantity: 0 }).maximum).toBe(12)
  })

  it('adds at most the maximum of a line', () => {
    expect(ruleToAdd({ quantity: 10, inventory_quantity: 900_000, cart_quantity: 99_990 }).maximum).toBe(10)
  })

  it('adds nothing that is not for sale here, whatever the stock', () => {
    expect(ruleToAdd({ quantity: 0, inventory_quantity: 500, cart_quantity: 0 }).maximum).toBe(0)
  })

  it('costs the sum of its unit prices, to the cent', () => {
    expect(goodsOf([])).toBe(0)
    expect(
      goodsOf([
        { quantity: 240, unitPrice: 138 },
        { quantity: 3, unitPrice: 1 },
      ]),
    ).toBe(33123)
  })
})
