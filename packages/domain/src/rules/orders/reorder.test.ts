import { describe, expect, it } from 'vitest'
import { planReorder, type ReorderFacts } from './reorder'

/** 3.20 apiece, 2.72 from 50. */
const tiers = [
  { amount: 320, min_quantity: 1 },
  { amount: 272, min_quantity: 50 },
]
const plan = (overrides: Partial<ReorderFacts> = {}) =>
  planReorder({
    ordered: 60,
    unitPriceBefore: 272,
    forSale: true,
    deliverable: true,
    stock: 500,
    inCart: 0,
    tiers,
    ...overrides,
  })

describe('a reordered line', () => {
  it('is unchanged if the same quantity has the same price', () => {
    expect(plan()).toEqual({ code: 'as_before', quantity: 60, unitPrice: 272 })
  })

  it('has another price if the current one differs', () => {
    expect(plan({ unitPriceBefore: 280 })).toEqual({ code: 'price_changed', quantity: 60, unitPrice: 272 })
  })

  it('has the price of the quantity that the cart line would have', () => {
    const few = { ordered: 20, unitPriceBefore: 320 }
    expect(plan(few)).toMatchObject({ code: 'as_before', unitPrice: 320 })
    expect(plan({ ...few, inCart: 30 })).toEqual({ code: 'price_changed', quantity: 20, unitPrice: 272 })
  })

  it('is limited to the available stock less the cart', () => {
    expect(plan({ stock: 40 })).toEqual({ code: 'reduced', quantity: 40, unitPrice: 320 })
    expect(plan({ stock: 100, inCart: 70 })).toEqual({ code: 'reduced', quantity: 30, unitPrice: 272 })
  })

  it('is limited to the maximum of a line', () => {
    expect(plan({ stock: 900_000, inCart: 99_990 })).toMatchObject({ code: 'reduced', quantity: 10 })
  })

  it('is unavailable without stock, or if it is no longer sold', () => {
    const unavailable = { code: 'gone', quantity: 0, unitPrice: null }
    expect([plan({ stock: 0 }), plan({ stock: 30, inCart: 30 }), plan({ stock: 20, inCart: 30 })]).toEqual([
      unavailable,
      unavailable,
      unavailable,
    ])
    expect([plan({ forSale: false }), plan({ forSale: false, deliverable: false }), plan({ tiers: [] })]).toEqual([
      unavailable,
      unavailable,
      unavailable,
    ])
  })

  it('is not deliverable if its destination is excluded', () => {
    expect(plan({ deliverable: false })).toEqual({ code: 'not_deliverable', quantity: 0, unitPrice: null })
  })
})
