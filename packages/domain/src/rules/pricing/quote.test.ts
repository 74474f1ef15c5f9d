import { describe, expect, it } from 'vitest'
import { chargedTiers, priceAt, quote, regularTiers } from './quote'

const can = [
  { amount: 325, min_quantity: 1 },
  { amount: 275, min_quantity: 50 },
]
const euro = { currency: 'eur' }

describe('a quote', () => {
  it('has the price of the reached tier for every piece of a line, and the value of all goods', () => {
    const { lines, goods } = quote(
      [
        { quantity: 49, tiers: can },
        { quantity: 50, tiers: can },
      ],
      euro,
    )
    expect(lines).toEqual([
      { quantity: 49, tiers: can, unit_price: 325, tier_min_quantity: 1, subtotal: 49 * 325 },
      { quantity: 50, tiers: can, unit_price: 275, tier_min_quantity: 50, subtotal: 50 * 275 },
    ])
    expect(goods).toBe(49 * 325 + 50 * 275)
  })

  it('reduces and rounds each piece in a sale, and then multiplies', () => {
    const { lines } = quote([{ quantity: 50, tiers: can, salePercent: 10 }], euro)
    expect(lines).toEqual([
      {
        quantity: 50,
        tiers: [
          { amount: 293, min_quantity: 1 },
          { amount: 248, min_quantity: 50 },
        ],
        unit_price: 248,
        tier_min_quantity: 50,
        subtotal: 124_00,
      },
    ])
  })

  it('applies a sale once, if its lines are quoted again', () => {
    const first = quote([{ quantity: 1, tiers: can, salePercent: 10 }], euro)
    expect(quote(first.lines, euro)).toEqual(first)
  })

  it('keeps the other fields of its lines, and names the currency', () => {
    const { currency, lines } = quote([{ id: 'item', quantity: 1, tiers: can }], { currency: 'sek' })
    expect([currency, lines.map(({ id }) => id)]).toEqual(['sek', ['item']])
  })

  it('of no lines costs nothing', () => {
    expect(quote([], euro)).toEqual({ currency: 'eur', lines: [], goods: 0 })
  })

  it('never has an invented price', () => {
    expect(() => quote([{ quantity: 1, tiers: [] }], euro)).toThrow(RangeError)
    expect(() => priceAt([], 1)).toThrow(RangeError)
  })
})

describe('charged tiers', () => {
  it('have the same discount in a sale, each rounded separately', () => {
    const tiers = [
      { amount: 325, min_quantity: 1 },
      { amount: 275, min_quantity: 50 },
    ]
    expect(chargedTiers({ tiers, salePercent: 10 })).toEqual([
      { amount: 293, min_quantity: 1 },
      { amount: 248, min_quantity: 50 },
    ])
    expect(chargedTiers({ tiers, salePercent: null })).toEqual(tiers)
  })
})

describe('regular tiers', () => {
  it('are those without the sale, only while one runs', () => {
    expect(regularTiers({ tiers: can, salePercent: 10 })).toEqual(can)
    expect(regularTiers({ tiers: can, salePercent: null })).toBeNull()
    expect(regularTiers({ tiers: can })).toBeNull()
  })
})

/** A small generator with a fixed seed (mulberry32), so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The same 2,000 price lists each time. */
function randomLists() {
  const random = seeded(20_261_127)
  return Array.from({ length: 2000 }, () => {
    const anyAmount = () => 1 + random(random(2) ? 300 : 500_000)
    const amounts = Array.from({ length: 1 + random(6) }, anyAmount).sort((a, b) => b - a)
    const tiers = amounts.map((amount, index) => ({ amount, min_quantity: 1 + index * 10 }))
    const percent = 1 + random(90)
    return { tiers, percent, charged: chargedTiers({ tiers, salePercent: percent }) }
  })
}

describe('2,000 random price lists', () => {
  it('never rise with the quantity in a sale, since they do not without it', () => {
    const rising = randomLists().filter(({ charged }) =>
      charged.some(({ amount }, index) => amount > (charged[index - 1]?.amount ?? amount)),
    )
    expect(rising).toEqual([])
  })

  it('have whole cents, never exceed the price without the sale, and are within half a cent of the exact amount', () => {
    const wrong = randomLists().filter(({ tiers, percent, charged }) =>
      charged.some(({ amount }, index) => {
        const original = tiers[index]?.amount ?? 0
        const exact = (original * (100 - percent)) / 100
        return !Number.isSafeInteger(amount) || amount < 0 || amount > original || Math.abs(amount - exact) > 0.5
      }),
    )
    expect(wrong).toEqual([])
  })
})
