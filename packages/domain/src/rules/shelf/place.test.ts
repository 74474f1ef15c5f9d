import { describe, expect, it } from 'vitest'
import { computePlace, type Arrival, type PlaceInput } from './place'

const fish: PlaceInput = {
  unit: 'bag',
  netContent: '120 g',
  widthMm: null,
  heightMm: null,
  target: 48,
  facings: null,
  arrivals: [],
  lastOrdered: null,
  inCart: 0,
  stock: 3400,
  cartonSize: 12,
  tiers: [{ amount: 185, min_quantity: 1 }],
  deliverable: true,
}
const placeOf = (change: Partial<PlaceInput>) =>
  computePlace({ ...fish, ...change }, { today: '2026-12-01', currency: 'eur' })

describe('the target of a place that was not arranged', () => {
  const delivered = ['2026-11-10', '2026-11-17', '2026-11-24'].map((day) => ({ day, pieces: 20 }))
  const targetOf = (change: Partial<PlaceInput>) => placeOf({ target: null, ...change }).target

  it('is a usual delivery in cartons', () => {
    expect(targetOf({ arrivals: delivered, lastOrdered: 20 })).toBe(24)
  })

  it('is what was ordered last while there is no rhythm, or a carton', () => {
    expect(targetOf({ arrivals: delivered.slice(1), lastOrdered: 20 })).toBe(20)
    expect(targetOf({})).toBe(12)
  })
})

it('prices the rest of a gap by how much the cart rises', () => {
  const delivered = ['2026-11-10', '2026-11-17', '2026-11-24'].map((day) => ({ day, pieces: 48 }))
  const tiers = [185, 148].map((amount, index) => ({ amount, min_quantity: index === 0 ? 1 : 40 }))
  const { state, left, fill } = placeOf({ arrivals: delivered, inCart: 24, tiers })
  expect({ state, left }).toEqual({ state: 'in_cart', left: 0 })
  // 24 at 1.85 are in the cart; then 48 at 1.48.
  expect(fill).toEqual({ quantity: 24, unit_price: 1.48, total: 26.64, saved: 17.76, next_tier: null })
})

describe('goods under way', () => {
  const underWay = (...arrivals: Arrival[]) => placeOf({ arrivals }).under_way
  const friday = { day: '2026-12-04', pieces: 12 }
  const monday = { day: '2026-12-07', pieces: 24 }

  it('of several orders arrive by the last promised day', () => {
    expect(underWay(monday, friday)).toEqual({ quantity: 36, arrives_on: '2026-12-07' })
    expect(underWay(friday)).toEqual({ quantity: 12, arrives_on: '2026-12-04' })
  })

  it('have no day if a part has none', () => {
    expect(underWay(friday, { day: null, pieces: 5 })).toEqual({ quantity: 17, arrives_on: null })
  })

  it('end with the promised day', () => {
    expect(underWay({ day: '2026-12-01', pieces: 12 })).toBeNull()
    expect(underWay({ day: '2026-12-01', pieces: 12 }, friday)).toEqual({ quantity: 12, arrives_on: '2026-12-04' })
  })
})
