import { describe, expect, it } from 'vitest'
import { bulkMinimum, cardAmount, cardFigures, quantitySteps, stockOf } from './card.rules'

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

describe('a card', () => {
  it('shows one price where every variant costs the same, and no bulk price where there is none', () => {
    expect(cardFigures([single, single], null)).toEqual({ prices: { eur: 3.2 }, bulk_min_quantity: null })
  })

  it('shows the lowest prices where variants differ', () => {
    expect(cardFigures([roll, can], null)).toEqual({
      prices: { eur: { min_amount: 3.2 } },
      bulk_prices: { eur: { min_amount: 2.72 } },
      bulk_min_quantity: 40,
    })
  })

  it('leaves variants without a bulk price, or without any, out of what they do not have', () => {
    expect(cardFigures([single, can, unpriced], null)).toEqual({
      prices: { eur: 3.2 },
      bulk_prices: { eur: 2.72 },
      bulk_min_quantity: 50,
    })
  })

  it('shows no amount where no variant has a price', () => {
    expect(cardFigures([unpriced], null)).toEqual({ prices: { eur: 0 }, bulk_min_quantity: null })
  })

  it('shows what a product in the sale costs otherwise', () => {
    const inSale = { pieces: 1, tiers: [{ amount: 272, min_quantity: 1 }] }
    expect(cardFigures([inSale], [single])).toMatchObject({ prices: { eur: 2.72 }, original_prices: { eur: 3.2 } })
    expect(cardFigures([inSale], null)).not.toHaveProperty('original_prices')
  })
})

it('bulk begins at the fewest pieces of the product, in whatever pack they come', () => {
  expect(bulkMinimum([can, roll, single])).toBe(40)
  expect(bulkMinimum([can, single])).toBe(50)
  expect(bulkMinimum([single])).toBeNull()
  expect(bulkMinimum([])).toBeNull()
})

describe('price steps', () => {
  it('are those of the smallest pack, in whatever order the packs come', () => {
    expect(quantitySteps([roll, can])).toEqual([1, 50])
    expect(quantitySteps([can, roll])).toEqual([1, 50])
  })

  it('are those of the smallest pack that has a price', () => {
    expect(quantitySteps([unpriced, roll])).toEqual([1, 4])
  })

  it('are none where nothing has a price', () => {
    expect(quantitySteps([unpriced])).toEqual([])
    expect(quantitySteps([])).toEqual([])
  })
})

it('lists go by the lowest price of one piece', () => {
  expect(cardAmount({ prices: { eur: 3.2 } })).toBe(320)
  expect(cardAmount({ prices: { eur: { min_amount: 2.72 } } })).toBe(272)
})

it('a card counts the stock of all variants', () => {
  expect(stockOf([1240, 0, 60])).toBe(1300)
})
