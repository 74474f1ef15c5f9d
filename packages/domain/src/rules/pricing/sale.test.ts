import { describe, expect, it } from 'vitest'
import { salePrice, saleTiers } from './sale'

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

describe('a sale', () => {
  it('takes whole percent off, rounded half-up', () => {
    expect(salePrice(320, 25)).toBe(240)
    expect(salePrice(110, 25)).toBe(83)
    expect(salePrice(90, 15)).toBe(77)
    expect(salePrice(1, 90)).toBe(0)
  })

  it('that is not running has no discount', () => {
    expect(salePrice(320, null)).toBe(320)
  })

  it('applies the same discount to every tier, each rounded separately', () => {
    const tiers = [
      { amount: 325, min_quantity: 1 },
      { amount: 275, min_quantity: 50 },
    ]
    expect(saleTiers(tiers, 10)).toEqual([
      { amount: 293, min_quantity: 1 },
      { amount: 248, min_quantity: 50 },
    ])
    expect(saleTiers(tiers, null)).toEqual(tiers)
  })
})

/** The same 2,000 price lists each time. */
function randomLists() {
  const random = seeded(20_261_127)
  return Array.from({ length: 2000 }, () => {
    const anyAmount = () => 1 + random(random(2) ? 300 : 500_000)
    const amounts = Array.from({ length: 1 + random(6) }, anyAmount).sort((a, b) => b - a)
    const tiers = amounts.map((amount, index) => ({ amount, min_quantity: 1 + index * 10 }))
    const percent = 1 + random(90)
    return { tiers, percent, charged: saleTiers(tiers, percent) }
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
