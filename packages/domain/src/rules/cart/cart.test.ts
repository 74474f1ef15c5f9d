import { describe, expect, it } from 'vitest'
import { percentOf, toMajor, toMinor } from '../pricing/money'
import type { Tier } from '../pricing/pricing'
import { priceAt } from '../pricing/quote'
import { demoDelivery } from '../delivery/delivery-settings'
import { optionsTo } from '../delivery/shipping'
import { cartTotals, deliveredTotals, lineTotals as totalsOf } from './cart'

const can = [
  { amount: 320, min_quantity: 1 },
  { amount: 272, min_quantity: 50 },
]

/** Pieces at the prices of their tiers. */
interface LineInput {
  quantity: number
  tiers: readonly Tier[]
  taxRate: number
  discount?: number
}

const lineTotals = ({ quantity, tiers, ...terms }: LineInput) => totalsOf({ ...priceAt(tiers, quantity), ...terms })

/** A line with its figures. */
const line = (input: LineInput) => ({ taxRate: input.taxRate, totals: lineTotals(input) })

describe('a cart line', () => {
  it('has its tier price for every piece', () => {
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

  it('is taxed on its goods less discount, rounded half-up', () => {
    const figures = lineTotals({ quantity: 1, tiers: [{ amount: 110, min_quantity: 1 }], taxRate: 25, discount: 8 })
    expect(figures.tax_total).toBe(26)
    expect(figures.total).toBe(110 - 8 + 26)
  })

  it('never has an invented price', () => {
    expect(() => lineTotals({ quantity: 1, tiers: [], taxRate: 12 })).toThrow(RangeError)
  })
})

describe('a cart', () => {
  it('sums up goods, discount, shipping and tax', () => {
    const lines = [
      line({ quantity: 1, tiers: [{ amount: 9900, min_quantity: 1 }], taxRate: 25 }),
      line({ quantity: 10, tiers: can, taxRate: 12, discount: 200 }),
    ]
    // The shipping's shares are 4.4186 and 14.5814: 4.42 and 14.58, with 0.5304 and 3.645 of tax.
    const tax_total = 360 + 53 + 2475 + 365
    expect(cartTotals(lines, 1900)).toEqual({
      totals: {
        item_total: 3200 + 9900,
        discount_total: 200,
        shipping_total: 1900,
        tax_total,
        total: 3200 + 9900 - 200 + 1900 + tax_total,
      },
      rates: [
        { percent: 12, net: 3000 + 442, tax: 360 + 53 },
        { percent: 25, net: 9900 + 1458, tax: 2475 + 365 },
      ],
    })
  })

  it('without lines costs nothing, including shipping', () => {
    expect(cartTotals([], 1900)).toEqual({
      totals: { item_total: 0, discount_total: 0, shipping_total: 0, tax_total: 0, total: 0 },
      rates: [],
    })
  })

  it('has the delivery method for its goods and country, and none without lines', () => {
    const small = deliveredTotals([line({ quantity: 10, tiers: can, taxRate: 12 })], optionsTo(demoDelivery, 'se'))
    // 32.00 of goods with 3.84 tax, and 19.00 of delivery with 2.28.
    expect([small.shipping?.id, small.totals.total]).toEqual(['local_shipping', 5712])
    const empty = deliveredTotals([], optionsTo(demoDelivery, 'se'))
    expect([empty.shipping, empty.totals.total]).toEqual([null, 0])
  })

  it('rounds tax by line, not in total', () => {
    const halfCent = line({ quantity: 1, tiers: [{ amount: 10, min_quantity: 1 }], taxRate: 25 })
    expect(cartTotals([halfCent, halfCent], 0).totals.tax_total).toBe(6)
    expect(percentOf(20, 25)).toBe(5)
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

/** 2,000 carts, one in four of them of goods that a discount has made free. */
function makeCarts() {
  const random = seeded(20_261_120)
  const rates = [0, 6, 7, 12, 13.5, 14, 15, 19, 20, 25, 25.5]

  function anyLine(free: boolean) {
    const amount = 1 + random(50_000)
    const bulk = { amount: Math.max(1, amount - random(200)), min_quantity: 2 + random(100) }
    const tiers = [{ amount, min_quantity: 1 }, bulk]
    const input = { quantity: 1 + random(300), tiers, taxRate: rates[random(rates.length)] ?? 0 }
    const { subtotal } = lineTotals(input)
    const some = random(4) === 0 ? random(subtotal) : 0
    return line({ ...input, discount: free ? subtotal : some })
  }

  return Array.from({ length: 2000 }, () => {
    const free = random(4) === 0
    const lines = Array.from({ length: random(30) }, () => anyLine(free))
    const shipping = random(5000)
    return { lines, shipping, ...cartTotals(lines, shipping) }
  })
}

/** The same each time. */
const randomCarts = makeCarts()

const sumOf = <Each>(list: readonly Each[], amount: (each: Each) => number) =>
  list.reduce((sum, each) => sum + amount(each), 0)
const netOf = ({ totals }: ReturnType<typeof line>) => totals.subtotal - totals.discount_total

/** What of the shipping each rate bears. */
function sharesOf({ lines, rates }: (typeof randomCarts)[number]) {
  return rates.map(({ percent, net, tax }) => {
    const linesOfRate = lines.filter(({ taxRate }) => taxRate === percent)
    return {
      percent,
      goods: sumOf(linesOfRate, netOf),
      tax: tax - sumOf(linesOfRate, ({ totals }) => totals.tax_total),
      net: net - sumOf(linesOfRate, netOf),
    }
  })
}

describe('2,000 random carts', () => {
  it('have whole cents only', () => {
    const all = randomCarts.flatMap(({ lines, totals, rates }) => [
      ...[...lines.map((each) => each.totals), totals].flatMap((each) => Object.values(each)),
      ...rates.flatMap(({ net, tax }) => [net, tax]),
    ])
    expect(all.filter((figure) => !Number.isSafeInteger(figure))).toEqual([])
  })

  it('add up by rate: the taxed amount is goods less discount plus shipping, and the taxes sum up', () => {
    const wrong = randomCarts.filter(({ totals, rates }) => {
      const net = totals.item_total - totals.discount_total + totals.shipping_total
      return sumOf(rates, (rate) => rate.net) !== net || sumOf(rates, (rate) => rate.tax) !== totals.tax_total
    })
    expect(wrong).toEqual([])
  })

  it('list each rate once, in ascending order', () => {
    const wrong = randomCarts.filter(({ rates }) =>
      rates.some(({ percent }, index) => index > 0 && percent <= (rates[index - 1]?.percent ?? 0)),
    )
    expect(wrong).toEqual([])
  })

  it('split the shipping costs to the cent, each share taxed half-up', () => {
    const wrong = randomCarts.filter((cart) => {
      const shares = sharesOf(cart)
      return (
        sumOf(shares, ({ net }) => net) !== cart.totals.shipping_total ||
        shares.some(({ percent, net, tax }) => net < 0 || tax !== percentOf(net, percent))
      )
    })
    expect(wrong).toEqual([])
  })

  it('split the shipping costs by the goods, within a cent of the exact share', () => {
    const wrong = randomCarts.filter((cart) => {
      const goods = sumOf(cart.lines, netOf)
      if (goods === 0) return false
      return sharesOf(cart).some(
        (share) => Math.abs(share.net - (cart.totals.shipping_total * share.goods) / goods) >= 1,
      )
    })
    expect(wrong).toEqual([])
  })

  it('have a total of goods less discount, plus shipping and tax', () => {
    const wrong = randomCarts.filter(
      ({ totals }) =>
        totals.total !== totals.item_total - totals.discount_total + totals.shipping_total + totals.tax_total,
    )
    expect(wrong).toEqual([])
  })

  it('keep every cent when converted to JSON and back', () => {
    const figures = randomCarts.flatMap(({ totals }) => Object.values(totals))
    const wrong = figures.filter((figure) => toMinor(JSON.parse(JSON.stringify(toMajor(figure))) as number) !== figure)
    expect(wrong).toEqual([])
  })

  it('are taxed within half a cent per line of the exact amount', () => {
    const wrong = randomCarts
      .flatMap(({ lines }) => lines)
      .filter(({ taxRate, totals }) => {
        return Math.abs(totals.tax_total - ((totals.subtotal - totals.discount_total) * taxRate) / 100) > 0.5
      })
    expect(wrong).toEqual([])
  })
})
