import { describe, expect, it } from 'vitest'
import { percentOf, toMajor, toMinor } from '../format/money.rules'
import { adjustedQuantity, cartTotals, deliveredTotals, lineTotals } from './cart.rules'

const can = [
  { amount: 320, min_quantity: 1 },
  { amount: 272, min_quantity: 50 },
]
const courier = { amount: 0, taxRate: 25 }
const local = { amount: 1900, taxRate: 25 }

describe('a cart line', () => {
  it('costs its tier for every piece', () => {
    expect(lineTotals({ quantity: 49, tiers: can, taxRate: 12 }).subtotal).toBe(49 * 320)
    expect(lineTotals({ quantity: 60, tiers: can, taxRate: 12 })).toEqual({
      unit_price: 272,
      tier_min_quantity: 50,
      subtotal: 16_320,
      discount_total: 0,
      tax_total: 1958,
      total: 18_278,
    })
  })

  it('is taxed half-up on its goods less discount', () => {
    const line = lineTotals({ quantity: 1, tiers: [{ amount: 110, min_quantity: 1 }], taxRate: 25, discount: 8 })
    expect(line.tax_total).toBe(26)
    expect(line.total).toBe(110 - 8 + 26)
  })

  it('never gets an invented price', () => {
    expect(() => lineTotals({ quantity: 1, tiers: [], taxRate: 12 })).toThrow(RangeError)
  })
})

describe('a cart', () => {
  it('adds goods, discount, shipping and tax up to the total', () => {
    const lines = [
      lineTotals({ quantity: 10, tiers: can, taxRate: 12, discount: 200 }),
      lineTotals({ quantity: 1, tiers: [{ amount: 9900, min_quantity: 1 }], taxRate: 25 }),
    ]
    expect(cartTotals(lines, local)).toEqual({
      item_total: 3200 + 9900,
      discount_total: 200,
      shipping_total: 1900,
      tax_total: 360 + 2475 + 475,
      total: 3200 + 9900 - 200 + 1900 + 360 + 2475 + 475,
    })
  })

  it('without lines costs nothing, shipping included', () => {
    expect(cartTotals([], local)).toEqual({
      item_total: 0,
      discount_total: 0,
      shipping_total: 0,
      tax_total: 0,
      total: 0,
    })
  })

  it('is delivered in the way that its goods and its country ask for, and in none without lines', () => {
    const totals = lineTotals({ quantity: 10, tiers: can, taxRate: 12 })
    const small = deliveredTotals([{ totals }], 'se')
    // 32.00 of goods with 3.84 tax, and 19.00 of delivery with 4.75.
    expect([small.shipping?.id, small.totals.total]).toEqual(['local_shipping', 5959])
    const empty = deliveredTotals([], 'se')
    expect([empty.shipping, empty.totals.total]).toEqual([null, 0])
  })

  it('rounds tax for each line, not for the sum', () => {
    const half = lineTotals({ quantity: 1, tiers: [{ amount: 10, min_quantity: 1 }], taxRate: 25 })
    expect(cartTotals([half, half], courier).tax_total).toBe(6)
    expect(percentOf(20, 25)).toBe(5)
  })

  it('ignores an adjustment that leaves less than one piece', () => {
    expect(adjustedQuantity(5, 10)).toBe(15)
    expect(adjustedQuantity(5, -4)).toBe(1)
    expect(adjustedQuantity(5, -5)).toBeUndefined()
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
  const random = seeded(20_261_120)
  const rates = [0, 7, 12, 14, 15, 19, 20, 25, 25.5]
  const anyRate = () => rates[random(rates.length)] ?? 0

  function anyLine() {
    const amount = 1 + random(50_000)
    const bulk = { amount: Math.max(1, amount - random(200)), min_quantity: 2 + random(100) }
    const quantity = 1 + random(300)
    const discount = random(4) === 0 ? random(bulk.amount * quantity) : 0
    const taxRate = anyRate()
    return { taxRate, figures: lineTotals({ quantity, tiers: [{ amount, min_quantity: 1 }, bulk], discount, taxRate }) }
  }

  return Array.from({ length: 2000 }, () => {
    const lines = Array.from({ length: random(30) }, anyLine)
    const shipping = { amount: random(5000), taxRate: anyRate() }
    const figures = lines.map((line) => line.figures)
    return { lines, figures, shipping, totals: cartTotals(figures, shipping) }
  })
}

describe('2,000 carts at random', () => {
  it('hold only whole cents', () => {
    const all = randomCarts().flatMap(({ figures, totals }) => [...figures, totals].flatMap((each) => Object.values(each)))
    expect(all.filter((figure) => !Number.isSafeInteger(figure))).toEqual([])
  })

  it('add up: the lines, the shipping and its tax are the total', () => {
    const wrong = randomCarts().filter(({ figures, shipping, totals }) => {
      const goods = figures.reduce((sum, line) => sum + line.total, 0)
      const delivery = figures.length > 0 ? shipping.amount + percentOf(shipping.amount, shipping.taxRate) : 0
      return totals.total !== goods + delivery
    })
    expect(wrong).toEqual([])
  })

  it('have a total of goods less discount, with shipping and tax', () => {
    const wrong = randomCarts().filter(
      ({ totals }) =>
        totals.total !== totals.item_total - totals.discount_total + totals.shipping_total + totals.tax_total,
    )
    expect(wrong).toEqual([])
  })

  it('keep every cent on the way through JSON', () => {
    const figures = randomCarts().flatMap(({ totals }) => Object.values(totals))
    const wrong = figures.filter((figure) => toMinor(JSON.parse(JSON.stringify(toMajor(figure))) as number) !== figure)
    expect(wrong).toEqual([])
  })

  it('are taxed within half a cent a line of the exact share', () => {
    const wrong = randomCarts().flatMap(({ lines }) => lines).filter(({ taxRate, figures }) => {
      const exact = ((figures.subtotal - figures.discount_total) * taxRate) / 100
      return Math.abs(figures.tax_total - exact) > 0.5
    })
    expect(wrong).toEqual([])
  })
})
