import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tier } from '../pricing/pricing'
import { bulkMinimum, cardAmount, cardPricing, quantitySteps, type Pack } from './card'

const can = {
  pieces: 1,
  tiers: [
    { amount: 320, min_quantity: 1 },
    { amount: 272, min_quantity: 50 },
  ],
}
const roll = {
  pieces: 10,
  tiers: [
    { amount: 2900, min_quantity: 1 },
    { amount: 2600, min_quantity: 4 },
  ],
}
const single = { pieces: 1, tiers: [{ amount: 320, min_quantity: 1 }] }
const unpriced = { pieces: 1, tiers: [] }

const byQuantity = (a: Tier, b: Tier) => a.min_quantity - b.min_quantity

/** The price fields of variants without a sale. */
const pricing = (...packs: Pack[]) => cardPricing(packs.map((pack) => ({ ...pack, regular: null })))

describe('a card', () => {
  it('has one price if all variants cost the same, and no bulk price without a bulk tier', () => {
    expect(pricing(single, single)).toEqual({ prices: { eur: 3.2 }, bulk_min_quantity: null })
  })

  it('has the lowest prices if variants differ', () => {
    expect(pricing(roll, can)).toEqual({
      prices: { eur: { min_amount: 3.2 } },
      bulk_prices: { eur: { min_amount: 2.72 } },
      bulk_min_quantity: 50,
    })
  })

  it('has the bulk price and minimum of the variant whose unit price it shows', () => {
    const tiersOf = (unit: number, bulk: number, from: number) => ({
      pieces: 1,
      tiers: [
        { amount: unit, min_quantity: 1 },
        { amount: bulk, min_quantity: from },
      ],
    })
    const expected = { bulk_prices: { eur: { min_amount: 1.65 } }, bulk_min_quantity: 24 }
    expect(pricing(tiersOf(190, 165, 24), tiersOf(550, 495, 12))).toMatchObject(expected)
    expect(pricing(tiersOf(550, 160, 12), tiersOf(190, 165, 24))).toMatchObject(expected)
    expect(pricing(tiersOf(190, 170, 12), tiersOf(190, 165, 24))).toMatchObject(expected)
  })

  it('has no bulk price if only dearer variants have one', () => {
    expect(pricing(single, roll)).toEqual({ prices: { eur: { min_amount: 3.2 } }, bulk_min_quantity: null })
  })

  it('shows a bulk price and minimum that are a tier of a variant with the displayed unit price', () => {
    const tiers = fc
      .uniqueArray(
        fc.record({ amount: fc.integer({ min: 1, max: 12 }), min_quantity: fc.integer({ min: 2, max: 9 }) }),
        {
          selector: ({ min_quantity }) => min_quantity,
          maxLength: 3,
        },
      )
      .chain((bulk) =>
        fc.integer({ min: 1, max: 12 }).map((amount) => [{ amount, min_quantity: 1 }, ...bulk].sort(byQuantity)),
      )
    const pack = fc.record({ pieces: fc.integer({ min: 1, max: 10 }), tiers: fc.oneof(tiers, fc.constant<Tier[]>([])) })
    fc.assert(
      fc.property(fc.array(pack, { maxLength: 4 }), (packs) => {
        const card = pricing(...packs)
        expect(card.bulk_prices === undefined).toBe(card.bulk_min_quantity === null)
        if (!card.bulk_prices) return
        const shown = { amount: cardAmount({ prices: card.bulk_prices }), min_quantity: card.bulk_min_quantity }
        const cheapest = packs.filter((each) => each.tiers[0]?.amount === cardAmount(card))
        expect(cheapest.flatMap((each) => each.tiers)).toContainEqual(shown)
        expect(shown.amount).toBeLessThan(cardAmount(card))
      }),
    )
  })

  it('ignores variants without a bulk price for the bulk price, and variants without a price for both', () => {
    expect(pricing(single, can, unpriced)).toEqual({
      prices: { eur: 3.2 },
      bulk_prices: { eur: 2.72 },
      bulk_min_quantity: 50,
    })
  })

  it('has the price 0 if no variant has a price', () => {
    expect(pricing(unpriced)).toEqual({ prices: { eur: 0 }, bulk_min_quantity: null })
  })

  it('has the original price of a product in a sale', () => {
    const inSale = { pieces: 1, tiers: [{ amount: 272, min_quantity: 1 }] }
    const reduced = (regular: Tier[]) => cardPricing([{ ...inSale, regular }])
    expect(reduced(single.tiers)).toMatchObject({ prices: { eur: 2.72 }, original_prices: { eur: 3.2 } })
    expect(pricing(inSale)).not.toHaveProperty('original_prices')
  })

  it('has the lowest original price of all variants, also of those that are not reduced', () => {
    const packs = [
      { ...single, tiers: [{ amount: 240, min_quantity: 1 }], regular: single.tiers },
      { ...roll, regular: null },
    ]
    expect(cardPricing(packs)).toMatchObject({ original_prices: { eur: { min_amount: 3.2 } } })
  })
})

it('returns the lowest bulk quantity of all packs, in pieces', () => {
  expect(bulkMinimum([can, roll, single])).toBe(40)
  expect(bulkMinimum([can, single])).toBe(50)
  expect(bulkMinimum([single])).toBeNull()
  expect(bulkMinimum([])).toBeNull()
})

describe('price steps', () => {
  it('are those of the smallest pack, regardless of the order', () => {
    expect(quantitySteps([roll, can])).toEqual([1, 50])
    expect(quantitySteps([can, roll])).toEqual([1, 50])
  })

  it('are those of the smallest pack that has a price', () => {
    expect(quantitySteps([unpriced, roll])).toEqual([1, 4])
  })

  it('are empty if nothing has a price', () => {
    expect(quantitySteps([unpriced])).toEqual([])
    expect(quantitySteps([])).toEqual([])
  })
})

it('sorts lists by the lowest price of one piece', () => {
  expect(cardAmount({ prices: { eur: 3.2 } })).toBe(320)
  expect(cardAmount({ prices: { eur: { min_amount: 2.72 } } })).toBe(272)
})
