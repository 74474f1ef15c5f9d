import { describe, expect, it } from 'vitest'
import { planAdding } from './bulk-add.rules'

const article = { buyable: true, deliverable: true, stock: 60, inCart: 10 }

describe('an article among several that are added', () => {
  it('is added as far as the stock lasts beside what the cart holds', () => {
    expect(planAdding(article, 50)).toEqual({ code: 'added', left: 50 })
    expect(planAdding(article, 51)).toEqual({ code: 'insufficient_inventory', left: 50 })
  })

  it('is sold out where nothing is left beside the cart', () => {
    expect(planAdding({ ...article, stock: 10 }, 1)).toEqual({ code: 'insufficient_inventory', left: 0 })
    expect(planAdding({ ...article, stock: 4 }, 1)).toEqual({ code: 'insufficient_inventory', left: 0 })
  })

  it('is no more than a line can hold', () => {
    expect(planAdding({ ...article, stock: 500_000 }, 99_991)).toEqual({ code: 'too_many', left: 99_990 })
    expect(planAdding({ ...article, stock: 100_001 }, 99_991)).toEqual({ code: 'too_many', left: 99_990 })
  })

  it('is passed over where it is not sold any more, or never was', () => {
    expect(planAdding({ ...article, buyable: false }, 1)).toEqual({ code: 'product_unavailable', left: 0 })
    expect(planAdding(undefined, 1)).toEqual({ code: 'product_unavailable', left: 0 })
  })

  it('is passed over where the law keeps it out of the country of delivery', () => {
    expect(planAdding({ ...article, deliverable: false }, 1)).toEqual({ code: 'not_deliverable', left: 0 })
  })
})
