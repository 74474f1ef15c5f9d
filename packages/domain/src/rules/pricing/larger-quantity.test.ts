import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOrderRule } from '../quantity/order-rule'
import { largerQuantity } from './larger-quantity'
import { tierFor, type Tier } from './pricing'

const fish: Tier[] = [
  { amount: 185, min_quantity: 1 },
  { amount: 148, min_quantity: 50 },
]

describe('the larger quantity that costs no more', () => {
  it('is the minimum of the next lower price, with what it saves', () => {
    expect(largerQuantity(fish, 48, defaultOrderRule)).toEqual({ quantity: 50, saved: 14_80 })
    expect(largerQuantity(fish, 40, defaultOrderRule)).toEqual({ quantity: 50, saved: 0 })
  })

  it('is none if it costs more, or if the price is reached', () => {
    expect(largerQuantity(fish, 39, defaultOrderRule)).toBeNull()
    expect(largerQuantity(fish, 50, defaultOrderRule)).toBeNull()
    expect(largerQuantity([], 48, defaultOrderRule)).toBeNull()
    expect(largerQuantity(fish, 0, defaultOrderRule)).toBeNull()
  })

  it('is the cheapest one of several', () => {
    const steps = [...fish, { amount: 60, min_quantity: 100 }]
    expect(largerQuantity(steps, 48, defaultOrderRule)).toEqual({ quantity: 100, saved: 28_80 })
  })

  it('can be ordered', () => {
    expect(largerQuantity(fish, 48, { ...defaultOrderRule, maximum: 49 })).toBeNull()
    expect(largerQuantity(fish, 48, { ...defaultOrderRule, multiple: 12 })).toBeNull()
  })
})

it('leaves no quantity that costs more than a larger one from which a lower price holds', () => {
  const tiers = fc
    .uniqueArray(fc.record({ amount: fc.nat(900), min_quantity: fc.integer({ min: 1, max: 600 }) }), {
      selector: ({ min_quantity }) => min_quantity,
      maxLength: 4,
    })
    .map((steps) => steps.toSorted((a, b) => a.min_quantity - b.min_quantity))
  const maximum = fc.integer({ min: 1, max: 600 })
  fc.assert(
    fc.property(tiers, fc.nat(600), maximum, (steps, quantity, most) => {
      const costOf = (pieces: number) => (tierFor(steps, pieces)?.amount ?? 0) * pieces
      const larger = largerQuantity(steps, quantity, { ...defaultOrderRule, maximum: most })
      const taken = larger?.quantity ?? quantity
      if (larger) {
        expect(larger.quantity).toBeLessThanOrEqual(most)
        expect(larger.saved).toBe(costOf(quantity) - costOf(taken))
        expect(larger.saved).toBeGreaterThanOrEqual(0)
      }
      for (const { min_quantity: from } of steps) {
        if (from > taken && from <= most) expect(costOf(from)).toBeGreaterThan(costOf(taken))
      }
    }),
  )
})
