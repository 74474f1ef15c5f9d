import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierFor } from '../pricing/pricing'
import { defaultOrderRule } from '../quantity/order-rule'
import { planFill, type PlaceFacts } from './fill'

const fish: PlaceFacts = {
  target: 96,
  left: 35,
  lastOrdered: 60,
  underWay: 0,
  promised: 0,
  inCart: 0,
  stock: 3400,
  cartonSize: 24,
  tiers: [{ amount: 185, min_quantity: 1 }],
  deliverable: true,
}
const planOf = (change: Partial<PlaceFacts>) => planFill({ ...fish, ...change })

describe('filling a place', () => {
  it('takes the number of cartons that is closest to what is missing', () => {
    expect(planOf({})).toEqual({ state: 'gap', pieces: 72 })
    expect(planOf({ cartonSize: null })).toEqual({ state: 'gap', pieces: 61 })
    expect(planOf({ target: 48, left: 14 })).toEqual({ state: 'gap', pieces: 24 })
    expect(planOf({ target: 36, left: 10, underWay: 12, cartonSize: 12 })).toEqual({ state: 'gap', pieces: 12 })
  })

  it('takes nothing while less than half a carton is missing', () => {
    expect(planOf({ target: 48, left: 37 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ target: 48, left: 36 })).toEqual({ state: 'gap', pieces: 24 })
    expect(planOf({ target: 24, left: 19 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ target: 12, left: 9, cartonSize: 12 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ target: 48, left: 38, cartonSize: 12 })).toEqual({ state: 'gap', pieces: 12 })
    expect(planOf({ target: 48, left: 14, underWay: 24 })).toEqual({ state: 'on_its_way', pieces: 0 })
  })

  it('takes one carton for a target below one, unless less than half of that is missing', () => {
    expect(planOf({ target: 10, left: 6 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ target: 10, left: 5 })).toEqual({ state: 'gap', pieces: 24 })
  })

  it('orders nothing while less than a fifth is missing', () => {
    expect(planOf({ left: 77 })).toEqual({ state: 'full', pieces: 0 })
    expect(planOf({ left: 76 })).toEqual({ state: 'gap', pieces: 24 })
    expect(planOf({ left: 77, cartonSize: null })).toEqual({ state: 'full', pieces: 0 })
  })

  it('offers the rest beside a part of the gap that is in the cart, or promised', () => {
    expect(planOf({ target: 48, left: 0, inCart: 24 })).toEqual({ state: 'in_cart', pieces: 24 })
    expect(planOf({ target: 48, left: 0, underWay: 24, promised: 24 })).toEqual({ state: 'on_its_way', pieces: 24 })
    expect(planOf({ inCart: 12, underWay: 12, promised: 12 })).toEqual({ state: 'in_cart', pieces: 48 })
    expect(planOf({ target: 48, left: 14, inCart: 20 })).toEqual({ state: 'in_cart', pieces: 24 })
    expect(planOf({ target: 48, left: 14, inCart: 23 })).toEqual({ state: 'in_cart', pieces: 0 })
    expect(planOf({ left: 0, inCart: 24, stock: 30 })).toEqual({ state: 'in_cart', pieces: 6 })
    expect(planOf({ left: 90, inCart: 24 })).toEqual({ state: 'in_cart', pieces: 0 })
    expect(planOf({ left: 90, underWay: 24, promised: 24 })).toEqual({ state: 'on_its_way', pieces: 0 })
  })

  it('adds nothing to what is in the cart, or promised, if nothing is estimated', () => {
    expect(planOf({ left: null, inCart: 1 })).toEqual({ state: 'in_cart', pieces: 0 })
    expect(planOf({ left: null, underWay: 1, promised: 1 })).toEqual({ state: 'on_its_way', pieces: 0 })
  })

  it('takes what is missing after goods that wait for stock', () => {
    expect(planOf({ underWay: 60 })).toEqual({ state: 'on_its_way', pieces: 0 })
    expect(planOf({ underWay: 24 })).toEqual({ state: 'gap', pieces: 48 })
    expect(planOf({ left: null, underWay: 24 })).toEqual({ state: 'not_estimated', pieces: 36 })
  })

  it('is limited by the stock', () => {
    expect(planOf({ stock: 30 })).toEqual({ state: 'gap', pieces: 30 })
    expect(planOf({ stock: 0 })).toEqual({ state: 'out_of_stock', pieces: 0 })
    expect(planOf({ stock: 0, left: 90 })).toEqual({ state: 'full', pieces: 0 })
  })

  it('is in the cart or on its way if that is all the stock there is', () => {
    expect(planOf({ stock: 44, inCart: 44, left: 0 })).toEqual({ state: 'in_cart', pieces: 0 })
    expect(planOf({ stock: 0, underWay: 44, left: 0 })).toEqual({ state: 'on_its_way', pieces: 0 })
    expect(planOf({ stock: 44, inCart: 44, underWay: 5, left: null })).toEqual({ state: 'in_cart', pieces: 0 })
  })

  it('offers what was ordered last without an estimate, and more if that costs no more', () => {
    const ordered = (lastOrdered: number | null, change: Partial<PlaceFacts> = {}) =>
      planOf({ left: null, lastOrdered, ...change })
    expect(ordered(2)).toEqual({ state: 'not_estimated', pieces: 2 })
    expect(ordered(3, { cartonSize: 6, target: 48 })).toEqual({ state: 'not_estimated', pieces: 3 })
    expect(ordered(3, { stock: 2 })).toEqual({ state: 'not_estimated', pieces: 2 })
    expect(ordered(60, { underWay: 60 })).toEqual({ state: 'on_its_way', pieces: 0 })
    const tiers = [690, 595].map((amount, index) => ({ amount, min_quantity: index === 0 ? 1 : 50 }))
    expect(ordered(48, { tiers })).toEqual({ state: 'not_estimated', pieces: 50 })
    expect(ordered(43, { tiers })).toEqual({ state: 'not_estimated', pieces: 43 })
    expect(ordered(48, { tiers, stock: 49 })).toEqual({ state: 'not_estimated', pieces: 48 })
    expect(ordered(null, { tiers, target: 48 })).toEqual({ state: 'not_estimated', pieces: 50 })
  })

  it('offers the target of an article that was not ordered', () => {
    expect(planOf({ left: null, lastOrdered: null })).toEqual({ state: 'not_estimated', pieces: 96 })
    expect(planOf({ left: null, lastOrdered: null, target: 10 })).toEqual({ state: 'not_estimated', pieces: 10 })
  })

  it('takes the quantity of a lower price if the line then costs no more', () => {
    const tiers = [690, 595].map((amount, index) => ({ amount, min_quantity: index === 0 ? 1 : 50 }))
    const coffee = { target: 48, left: 0, tiers }
    expect(planOf(coffee)).toEqual({ state: 'gap', pieces: 50 })
    expect(planOf({ ...coffee, target: 24 })).toEqual({ state: 'gap', pieces: 24 })
    expect(planOf({ ...coffee, stock: 49 })).toEqual({ state: 'gap', pieces: 48 })
    expect(planOf({ ...coffee, inCart: 24 })).toEqual({ state: 'in_cart', pieces: 26 })
    const steps = [...tiers, { amount: 100, min_quantity: 200 }]
    expect(planOf({ ...coffee, tiers: steps })).toEqual({ state: 'gap', pieces: 200 })
  })

  it('says why an article cannot be ordered before anything else', () => {
    expect(planOf({ tiers: [], deliverable: false })).toEqual({ state: 'not_for_sale', pieces: 0 })
    expect(planOf({ deliverable: false, left: 96 })).toEqual({ state: 'restricted', pieces: 0 })
  })
})

const pieces = (min: number) => fc.integer({ min, max: 5000 })
const tiersBelow = fc.uniqueArray(fc.integer({ min: 2, max: 600 }), { maxLength: 3 }).chain((steps) =>
  fc
    .array(fc.integer({ min: 1, max: 900 }), { minLength: steps.length + 1, maxLength: steps.length + 1 })
    .map((amounts) => {
      const quantities = [1, ...steps].toSorted((a, b) => a - b)
      const falling = amounts.toSorted((a, b) => b - a)
      return quantities.map((min_quantity, index) => ({ min_quantity, amount: falling[index]! }))
    }),
)
const places = fc
  .record({
    target: pieces(1),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    lastOrdered: fc.option(pieces(1)),
    waiting: pieces(0),
    promised: fc.oneof(fc.constant(0), pieces(0)),
    inCart: fc.oneof(fc.constant(0), pieces(0)),
    stock: pieces(0),
    cartonSize: fc.option(fc.integer({ min: 2, max: 100 })),
    tiers: fc.oneof(fc.constant([]), tiersBelow),
    deliverable: fc.boolean(),
  })
  .map(({ share, waiting, ...place }): PlaceFacts => ({
    ...place,
    underWay: waiting + place.promised,
    left: share === null ? null : Math.round(share * place.target),
  }))

/** What the line costs with these pieces added. */
const costOf = ({ tiers, inCart }: PlaceFacts, added: number) =>
  (tierFor(tiers, inCart + added)?.amount ?? 0) * (inCart + added)
const unbound = (place: PlaceFacts): PlaceFacts => ({ ...place, stock: 1_000_000 })
/** The same place without lower prices. */
const singlePrice = (place: PlaceFacts): PlaceFacts => ({ ...place, tiers: place.tiers.slice(0, 1) })

describe('any place', () => {
  it('can be filled if and only if pieces are missing, and as far as the stock goes', () => {
    fc.assert(
      fc.property(places, (place) => {
        const plan = planFill(place)
        const isDecided = plan.state === 'in_cart' || plan.state === 'on_its_way'
        if (!isDecided) expect(plan.pieces > 0).toBe(plan.state === 'gap' || plan.state === 'not_estimated')
        expect(plan.pieces + (plan.pieces > 0 ? place.inCart : 0)).toBeLessThanOrEqual(place.stock)
        if (place.inCart + place.promised > 0)
          expect(['gap', 'not_estimated', 'out_of_stock']).not.toContain(plan.state)
        expect(plan.pieces).toBeLessThanOrEqual(defaultOrderRule.maximum)
      }),
    )
  })

  it('is offered what was ordered last, less what waits for stock, if nothing is estimated', () => {
    fc.assert(
      fc.property(places.map(unbound).map(singlePrice), pieces(1), (place, lastOrdered) => {
        const plan = planFill({ ...place, left: null, lastOrdered })
        if (plan.pieces > 0) expect(plan.pieces).toBe(lastOrdered - place.underWay)
      }),
    )
  })

  it('is filled with whole cartons to within half a carton of the target, or with one if the target is less', () => {
    fc.assert(
      fc.property(places.map(unbound).map(singlePrice), (place) => {
        const plan = planFill(place)
        if (plan.pieces === 0 || place.left === null) return
        const carton = place.cartonSize ?? 1
        const surplus = place.left + place.underWay + place.inCart + plan.pieces - place.target
        expect(plan.pieces % carton).toBe(0)
        expect(surplus).toBeGreaterThanOrEqual(-carton / 2)
        if (place.target >= carton) expect(surplus).toBeLessThanOrEqual(carton / 2)
        else expect(plan.pieces).toBe(carton)
      }),
    )
  })

  it('is out of stock only if nothing of it is in the cart or under way', () => {
    fc.assert(
      fc.property(places, (place) => {
        if (planFill(place).state === 'out_of_stock') expect(place.inCart + place.underWay).toBe(0)
      }),
    )
  })

  it('needs nothing more once its fill is in the cart, or under way', () => {
    fc.assert(
      fc.property(places.map(unbound), (place) => {
        const { pieces: filled } = planFill(place)
        if (filled === 0) return
        expect(planFill({ ...place, inCart: place.inCart + filled })).toEqual({ state: 'in_cart', pieces: 0 })
        const arriving = { ...place, underWay: place.underWay + filled, promised: filled }
        expect(planFill(arriving).pieces).toBe(0)
      }),
    )
  })

  it('is filled with more than it needs only if that costs no more', () => {
    fc.assert(
      fc.property(places, (place) => {
        const wanted = planFill(singlePrice(place)).pieces
        const offered = planFill(place).pieces
        expect(offered).toBeGreaterThanOrEqual(wanted)
        if (offered > wanted) expect(costOf(place, offered)).toBeLessThanOrEqual(costOf(place, wanted))
      }),
    )
  })

  it('is never filled with less than the stock has from which a lower price costs no more', () => {
    fc.assert(
      fc.property(places, (place) => {
        const offered = planFill(place).pieces
        if (offered === 0) return
        for (const { min_quantity: from } of place.tiers) {
          const added = from - place.inCart
          if (added > offered && from <= place.stock)
            expect(costOf(place, added)).toBeGreaterThan(costOf(place, offered))
        }
      }),
    )
  })
})
