import { describe, expect, it } from 'vitest'
import { allocate } from './money'
import { discountOf, missingFor, promotionDiscounts, type Promotion } from './promotion'

const tenPercent: Promotion = { type: 'percentage', value: 10 }
const fiveEuro: Promotion = { type: 'fixed', value: 500 }

describe('a promo code', () => {
  it('gives a percentage off, rounded half-up', () => {
    expect(discountOf(tenPercent, 2460)).toBe(246)
    expect(discountOf(tenPercent, 2465)).toBe(247)
    expect(discountOf({ type: 'percentage', value: 100 }, 2465)).toBe(2465)
  })

  it('gives an amount off, up to the goods’ price', () => {
    expect(discountOf(fiveEuro, 2460)).toBe(500)
    expect(discountOf(fiveEuro, 499)).toBe(499)
    expect(discountOf(fiveEuro, 0)).toBe(0)
  })

  it('requires its minimum of goods, and has the missing amount', () => {
    expect(missingFor({ minimum: 5000 }, 4999)).toBe(1)
    expect(missingFor({ minimum: 5000 }, 5000)).toBe(0)
    expect(missingFor({ minimum: 5000 }, 9000)).toBe(0)
  })
})

describe('several promo codes', () => {
  it('apply in the order they were added, each to the remaining amount', () => {
    expect(promotionDiscounts(10_000, [tenPercent, fiveEuro, tenPercent])).toEqual([1000, 500, 850])
    expect(promotionDiscounts(10_000, [fiveEuro, tenPercent])).toEqual([500, 950])
  })

  it('never give more off than the goods cost', () => {
    const halfPrice: Promotion = { type: 'percentage', value: 50 }
    expect(promotionDiscounts(800, [fiveEuro, fiveEuro, halfPrice])).toEqual([500, 300, 0])
  })
})

describe('a discount on several lines', () => {
  it('is split in proportion to their goods', () => {
    expect(allocate(100, [3000, 1000])).toEqual([75, 25])
  })

  it('assigns remaining cents to the largest remainders, of equal ones to the first', () => {
    expect(
      allocate(
        100,
        [1, 1, 1].map((each) => each * 1000),
      ),
    ).toEqual([34, 33, 33])
    expect(allocate(10, [1000, 1000, 1900])).toEqual([3, 2, 5])
    expect(allocate(1, [100, 300])).toEqual([0, 1])
  })

  it('is zero without goods', () => {
    expect(allocate(0, [100, 0])).toEqual([0, 0])
    expect(allocate(0, [0, 0])).toEqual([0, 0])
    expect(allocate(0, [])).toEqual([])
  })

  it('is exact for amounts whose product exceeds a double’s precision', () => {
    const goods = [30_000_000_001, 10_000_000_001, 20_000_000_001]
    expect(allocate(19_999_999_998, goods)).toEqual([9_999_999_999, 3_333_333_333, 6_666_666_666])
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

/** The same 2,000 carts each time. */
function randomCarts() {
  const random = seeded(20_261_128)

  function anyPromotion(): Promotion {
    return random(2) ? { type: 'percentage', value: 1 + random(100) } : { type: 'fixed', value: 1 + random(80_000) }
  }

  return Array.from({ length: 2000 }, () => {
    const lines = Array.from({ length: random(40) }, () => random(random(3) === 0 ? 20 : 60_000))
    const goods = lines.reduce((sum, line) => sum + line, 0)
    const promotions = Array.from({ length: random(6) }, anyPromotion)
    const discounts = promotionDiscounts(goods, promotions)
    const discount = discounts.reduce((sum, each) => sum + each, 0)
    return { lines, goods, discounts, discount, shares: allocate(discount, lines) }
  })
}

describe('2,000 random carts with codes', () => {
  it('never cost less than zero, or more than without codes', () => {
    expect(randomCarts().filter(({ goods, discount }) => discount < 0 || discount > goods)).toEqual([])
  })

  it('have discounts in whole cents only', () => {
    const amounts = randomCarts().flatMap(({ discounts, shares }) => [...discounts, ...shares])
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([])
  })

  it('have line discounts that add up to the discount exactly', () => {
    const wrong = randomCarts().filter(
      ({ shares, discount }) => shares.reduce((sum, share) => sum + share, 0) !== discount,
    )
    expect(wrong).toEqual([])
  })

  it('have no line with a discount above its goods', () => {
    expect(
      randomCarts().filter(({ lines, shares }) => shares.some((share, index) => share > (lines[index] ?? 0))),
    ).toEqual([])
  })

  it('have line discounts within a cent of the exact share', () => {
    const wrong = randomCarts().filter(({ lines, goods, discount, shares }) =>
      shares.some((share, index) => goods > 0 && Math.abs(share - (discount * (lines[index] ?? 0)) / goods) >= 1),
    )
    expect(wrong).toEqual([])
  })
})
