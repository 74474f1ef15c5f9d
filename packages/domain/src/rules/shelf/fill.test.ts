import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOrderRule } from '../quantity/order-rule'
import { planFill, type PlaceFacts } from './fill'

const fish: PlaceFacts = {
  target: 96,
  left: 35,
  underWay: 0,
  inCart: 0,
  stock: 3400,
  cartonSize: 24,
  forSale: true,
  deliverable: true,
}
const planOf = (change: Partial<PlaceFacts>) => planFill({ ...fish, ...change })

describe('filling a place', () => {
  it('rounds what is missing up to cartons', () => {
    expect(planOf({})).toEqual({ state: 'gap', pieces: 72 })
    expect(planOf({ cartonSize: null })).toEqual({ state: 'gap', pieces: 61 })
  })

  it('orders nothing while less than a fifth is missing', () => {
    expect(planOf({ left: 77 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ left: 76 })).toEqual({ state: 'gap', pieces: 24 })
  })

  it('counts goods under way and in the cart', () => {
    expect(planOf({ underWay: 60 })).toEqual({ state: 'on_its_way', pieces: 0 })
    expect(planOf({ underWay: 24 })).toEqual({ state: 'gap', pieces: 48 })
    expect(planOf({ inCart: 72 })).toEqual({ state: 'in_cart', pieces: 0 })
    expect(planOf({ inCart: 12, underWay: 24 })).toEqual({ state: 'gap', pieces: 48 })
  })

  it('is limited by the stock, less the cart', () => {
    expect(planOf({ stock: 30 })).toEqual({ state: 'gap', pieces: 30 })
    expect(planOf({ stock: 30, inCart: 24 })).toEqual({ state: 'gap', pieces: 6 })
    expect(planOf({ stock: 0 })).toEqual({ state: 'out_of_stock', pieces: 0 })
    expect(planOf({ stock: 0, left: 90 })).toEqual({ state: 'full', pieces: 0 })
  })

  it('offers a whole target without an estimate', () => {
    expect(planOf({ left: null })).toEqual({ state: 'not_estimated', pieces: 96 })
    expect(planOf({ left: null, underWay: 96 })).toEqual({ state: 'on_its_way', pieces: 0 })
  })

  it('says why an article cannot be ordered before anything else', () => {
    expect(planOf({ forSale: false, deliverable: false })).toEqual({ state: 'not_for_sale', pieces: 0 })
    expect(planOf({ deliverable: false, left: 96 })).toEqual({ state: 'restricted', pieces: 0 })
  })
})

const pieces = (min: number) => fc.integer({ min, max: 5000 })
const places = fc
  .record({
    target: pieces(1),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    underWay: pieces(0),
    inCart: pieces(0),
    stock: pieces(0),
    cartonSize: fc.option(fc.integer({ min: 2, max: 100 })),
    forSale: fc.boolean(),
    deliverable: fc.boolean(),
  })
  .map(({ share, ...place }): PlaceFacts => ({
    ...place,
    left: share === null ? null : Math.round(share * place.target),
  }))

describe('any place', () => {
  it('can be ordered if and only if it has pieces to fill, which the stock has', () => {
    fc.assert(
      fc.property(places, (place) => {
        const plan = planFill(place)
        expect(plan.pieces > 0).toBe(plan.state === 'gap' || plan.state === 'not_estimated')
        expect(plan.pieces + place.inCart).toBeLessThanOrEqual(Math.max(place.inCart, place.stock))
        expect(plan.pieces).toBeLessThanOrEqual(defaultOrderRule.maximum)
      }),
    )
  })

  it('is filled with whole cartons, by less than one too many, while the stock has them', () => {
    fc.assert(
      fc.property(places, (place) => {
        const full = { ...place, stock: 1_000_000 }
        const plan = planFill(full)
        if (plan.pieces === 0) return
        const carton = full.cartonSize ?? 1
        const surplus = (full.left ?? 0) + full.underWay + full.inCart + plan.pieces - full.target
        expect(plan.pieces % carton).toBe(0)
        expect(surplus).toBeGreaterThanOrEqual(0)
        expect(surplus).toBeLessThan(carton)
      }),
    )
  })
})
