import { describe, expect, it } from 'vitest'
import {
  backorderOf,
  becameLow,
  combineStated,
  daysOfStock,
  firstBackorderDay,
  orderablePieces,
  piecesToTake,
  promisedDay,
  sharePieces,
  splitQuantity,
  stockStateOf,
  sumDispatches,
  toStatedStock,
  type Availability,
} from './stock'

it('becomes low when the stock falls below its number, or to nothing', () => {
  expect(becameLow(51, 50, 50)).toBe(false)
  expect(becameLow(50, 49, 50)).toBe(true)
  expect(becameLow(120, 0, 50)).toBe(true)
  expect(becameLow(49, 10, 50)).toBe(false)
  expect(becameLow(10, 60, 50)).toBe(false)
  expect(becameLow(10, 1, 0)).toBe(false)
  expect(becameLow(1, 0, 0)).toBe(true)
})

it('estimates the days of stock from recent sales, and returns null without sales', () => {
  expect(daysOfStock(49, { sold: 70, days: 14 })).toBe(9)
  expect(daysOfStock(0, { sold: 70, days: 14 })).toBe(0)
  expect(daysOfStock(49, { sold: 0, days: 14 })).toBeNull()
})

function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('a quantity of an article', () => {
  const random = seeded(20_261_129)
  const kinds = ['tracked', 'always', 'backorder'] as const
  const cases = Array.from({ length: 2_000 }, () => ({
    stock: { availability: kinds[random(3)]!, onHand: random(60), availableFrom: random(2) ? '2027-01-12' : null },
    quantity: 1 + random(120),
  }))

  it('is the sum of what ships now and what ships later', () => {
    for (const { stock, quantity } of cases) {
      const { now, later } = splitQuantity(quantity, stock)
      expect(now + later).toBe(quantity)
      expect(Math.min(now, later)).toBeGreaterThanOrEqual(0)
    }
  })

  it('never takes more than there is, and all of a tracked article that can be ordered', () => {
    for (const { stock, quantity } of cases) {
      const isOrderable = quantity <= orderablePieces(stock)
      const taken = piecesToTake(quantity, stock)
      if (isOrderable) expect(taken).toBeLessThanOrEqual(stock.onHand)
      if (stock.availability === 'always') expect(taken).toBe(0)
      else expect(isOrderable).toBe(stock.availability === 'backorder' || quantity <= stock.onHand)
      if (stock.availability === 'tracked' && isOrderable) expect(taken).toBe(quantity)
    }
  })

  it('is served from pieces that come in before the lines after it', () => {
    for (const { stock, quantity } of cases) {
      const waiting = [quantity, random(9), random(9)]
      const given = sharePieces(stock.onHand, waiting)
      given.forEach((pieces, line) => {
        const before = waiting.slice(0, line).reduce((sum, each) => sum + each, 0)
        expect(pieces).toBe(Math.min(waiting[line]!, Math.max(0, stock.onHand - before)))
      })
    }
  })
})

describe('the promised day', () => {
  const backorder = { availability: 'backorder', onHand: 2, availableFrom: '2027-01-12' } as const

  it('is that of an article on backorder, until it is over', () => {
    expect(promisedDay(backorder, '2027-01-12')).toBe('2027-01-12')
    expect(promisedDay(backorder, '2027-01-13')).toBeNull()
    expect(promisedDay({ ...backorder, availability: 'always' }, '2027-01-01')).toBeNull()
  })

  it('is stated for the pieces that are not in stock', () => {
    expect(backorderOf(2, backorder, '2026-12-01')).toBeNull()
    expect(backorderOf(5, backorder, '2026-12-01')).toEqual({ quantity: 3, available_from: '2027-01-12' })
    expect(backorderOf(5, backorder, '2027-02-01')).toEqual({ quantity: 3, available_from: null })
  })

  it('begins the delivery only if no piece of an order ships now and each has a day', () => {
    const later = (quantity: number, available_from: string | null) => ({
      quantity,
      backorder: { quantity, available_from },
    })
    expect(firstBackorderDay([later(2, '2027-01-12'), later(1, '2027-01-05')])).toBe('2027-01-05')
    expect(firstBackorderDay([later(2, '2027-01-12'), { quantity: 1, backorder: null }])).toBeNull()
    expect(firstBackorderDay([{ ...later(2, '2027-01-12'), quantity: 3 }])).toBeNull()
    expect(firstBackorderDay([later(2, '2027-01-12'), later(1, null)])).toBeNull()
    expect(firstBackorderDay([])).toBeNull()
  })
})

it('sums the open pieces of an order by their days, those without a day last', () => {
  const line = (open: number, quantity: number, available_from: string | null = null) => ({
    open,
    backorder: { quantity, available_from },
  })
  const lines = [{ open: 55, backorder: null }, line(5, 5), line(4, 3, '2027-01-12'), line(2, 9, '2026-12-14')]
  expect(sumDispatches([...lines, line(1, 1, '2027-01-12'), line(0, 7, '2026-12-01')])).toEqual({
    now: 56,
    later: [
      { quantity: 2, available_from: '2026-12-14' },
      { quantity: 4, available_from: '2027-01-12' },
      { quantity: 5, available_from: null },
    ],
  })
})

it('combines variants: always before backorder before tracked, with the first day', () => {
  const tracked = { availability: 'tracked', inventory_quantity: 5, available_from: null, low_stock: 10 } as const
  const backorder = {
    availability: 'backorder',
    inventory_quantity: 0,
    available_from: '2027-02-01',
    low_stock: 50,
  } as const
  expect(combineStated([])).toEqual({ ...tracked, inventory_quantity: 0, low_stock: 0 })
  expect(combineStated([tracked, backorder, { ...backorder, available_from: '2027-01-12' }])).toEqual({
    availability: 'backorder',
    inventory_quantity: 5,
    available_from: '2027-01-12',
    low_stock: 50,
  })
  expect(combineStated([backorder, { ...tracked, availability: 'always' }])).toMatchObject({ availability: 'always' })
})

it('states low stock only for counted articles', () => {
  const stateOf = (availability: Availability, pieces: number, day: string | null = null) =>
    stockStateOf({ availability, inventory_quantity: pieces, available_from: day, low_stock: 50 })
  expect([50, 49, 0].map((pieces) => stateOf('tracked', pieces))).toEqual(['in', 'low', 'out'])
  expect([50, 49, 0].map((pieces) => stateOf('always', pieces))).toEqual(Array(3).fill('orderable'))
  expect([50, 49, 0].map((pieces) => stateOf('backorder', pieces))).toEqual(['in', 'low', 'orderable'])
  expect(stateOf('backorder', 0, '2027-01-12')).toBe('later')
  expect(stateOf('withdrawn', 50)).toBe('out')
})

it('a withdrawn article cannot be ordered, and has nothing in stock for buyers', () => {
  const withdrawn = { availability: 'withdrawn', onHand: 12, availableFrom: null, lowStock: 50 } as const
  expect(orderablePieces(withdrawn)).toBe(0)
  expect(toStatedStock(withdrawn, '2027-01-01')).toMatchObject({ availability: 'withdrawn', inventory_quantity: 0 })
})
