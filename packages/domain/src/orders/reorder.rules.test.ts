import { describe, expect, it } from 'vitest'
import { planReorder, type ReorderFacts } from './reorder.rules'

/** 3.20 apiece, 2.72 from 50. */
const tiers = [
  { amount: 320, min_quantity: 1 },
  { amount: 272, min_quantity: 50 },
]
const plan = (own: Partial<ReorderFacts> = {}) =>
  planReorder({
    ordered: 60,
    unitPriceBefore: 272,
    forSale: true,
    deliverable: true,
    stock: 500,
    inCart: 0,
    tiers,
    ...own,
  })

describe('a line that is ordered again', () => {
  it('is as before where as many pieces cost the same', () => {
    expect(plan()).toEqual({ code: 'as_before', quantity: 60, unitPrice: 272 })
  })

  it('has another price where it costs another one now', () => {
    expect(plan({ unitPriceBefore: 280 })).toEqual({ code: 'price_changed', quantity: 60, unitPrice: 272 })
  })

  it('has the price of all pieces the cart would have then', () => {
    const few = { ordered: 20, unitPriceBefore: 320 }
    expect(plan(few)).toMatchObject({ code: 'as_before', unitPrice: 320 })
    expect(plan({ ...few, inCart: 30 })).toEqual({ code: 'price_changed', quantity: 20, unitPrice: 272 })
  })

  it('is reduced to what is left beside the cart', () => {
    expect(plan({ stock: 40 })).toEqual({ code: 'reduced', quantity: 40, unitPrice: 320 })
    expect(plan({ stock: 100, inCart: 70 })).toEqual({ code: 'reduced', quantity: 30, unitPrice: 272 })
  })

  it('is reduced to what one line can hold', () => {
    expect(plan({ stock: 900_000, inCart: 99_990 })).toMatchObject({ code: 'reduced', quantity: 10 })
  })

  it('is gone where nothing is left, or where it is not sold any more', () => {
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

  it('is not deliverable where it may not go', () => {
    expect(plan({ deliverable: false })).toEqual({ code: 'not_deliverable', quantity: 0, unitPrice: null })
  })
})
