import { describe, expect, it } from 'vitest'
import { bulkTier, displayPrice, displayTiers, nextTier, savingPercent, tierFor } from './pricing'

const can = [
  { amount: 320, min_quantity: 1 },
  { amount: 272, min_quantity: 50 },
  { amount: 248, min_quantity: 200 },
]

describe('price tiers', () => {
  it('apply from their minimum quantity on', () => {
    expect(tierFor(can, 49)?.amount).toBe(320)
    expect(tierFor(can, 50)?.amount).toBe(272)
    expect(tierFor(can, 199)?.amount).toBe(272)
    expect(tierFor(can, 200)?.amount).toBe(248)
  })

  it('price a quantity below all of them by the first', () => {
    expect(tierFor([{ amount: 900, min_quantity: 6 }], 1)?.amount).toBe(900)
    expect(tierFor([], 1)).toBeUndefined()
  })

  it('include a bulk price only if more pieces cost less each', () => {
    expect(bulkTier(can)).toEqual({ amount: 272, min_quantity: 50 })
    expect(bulkTier(can.slice(0, 1))).toBeUndefined()
    expect(bulkTier([can[0]!, { amount: 320, min_quantity: 50 }])).toBeUndefined()
    expect(
      bulkTier([
        { amount: 320, min_quantity: 0 },
        { amount: 272, min_quantity: 1 },
      ]),
    ).toBeUndefined()
    expect(bulkTier([])).toBeUndefined()
  })

  it('have a next lower price', () => {
    expect(nextTier(can, 12)?.min_quantity).toBe(50)
    expect(nextTier(can, 50)?.min_quantity).toBe(200)
    expect(nextTier(can, 200)).toBeUndefined()
    expect(nextTier([], 1)).toBeUndefined()
  })

  it('have no next price that is not lower, or requires fewer pieces', () => {
    const level = [can[0]!, { amount: 320, min_quantity: 50 }, { amount: 272, min_quantity: 100 }]
    expect(nextTier(level, 1)?.min_quantity).toBe(100)
    const rising = [can[0]!, can[1]!, { amount: 300, min_quantity: 100 }]
    expect(nextTier(rising, 100)).toBeUndefined()
  })

  it('have a discount on the unit price in whole percent', () => {
    expect(savingPercent(320, 272)).toBe(15)
    expect(savingPercent(320, 248)).toBe(23)
    expect(savingPercent(320, 320)).toBe(0)
    expect(savingPercent(320, 400)).toBe(0)
    expect(savingPercent(0, 0)).toBe(0)
  })
})

describe('the displayed price', () => {
  const eur = { currency_code: 'eur', amount: 3.2 }
  const usd = { currency_code: 'usd', amount: 3.5 }

  it('is in US dollar if there is one, otherwise in euro', () => {
    expect(displayPrice([eur, usd])).toBe(usd)
    expect(displayPrice([eur])).toBe(eur)
    expect(displayPrice([eur, { ...usd, currency_code: 'USD' }])).toEqual({ currency_code: 'USD', amount: 3.5 })
    expect(displayPrice([{ currency_code: 'sek', amount: 35 }])).toBeUndefined()
  })

  it('has all tiers of one currency, by ascending quantity', () => {
    const prices = [
      { ...eur, min_quantity: 1 },
      { ...usd, amount: 2.99, min_quantity: 50 },
      { ...usd, min_quantity: 1 },
    ]
    expect(displayTiers(prices)).toEqual({
      currency: 'usd',
      tiers: [
        { amount: 350, min_quantity: 1 },
        { amount: 299, min_quantity: 50 },
      ],
    })
    expect(displayTiers([])).toEqual({ currency: null, tiers: [] })
  })
})
