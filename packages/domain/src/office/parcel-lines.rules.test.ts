import { describe, expect, it } from 'vitest'
import {
  allRemaining,
  emptiesOrder,
  remainingPieces,
  refundedAmong,
  refundedLeft,
  refusedPieces,
} from './parcel-lines.rules'

const mint = { id: 'mint', ordered: 10, shipped: 4, closed: 0 }
const fish = { id: 'fish', ordered: 5, shipped: 5, closed: 0 }
const jam = { id: 'jam', ordered: 2, shipped: 0, closed: 0 }
const lines = [mint, fish, jam]

describe('what is left of an order', () => {
  it('is what was ordered less what has left, and never less than nothing', () => {
    expect([mint, fish, { ordered: 1, shipped: 2, closed: 0 }].map(remainingPieces)).toEqual([6, 0, 0])
  })

  it('is less what will not be shipped', () => {
    expect(remainingPieces({ ...mint, closed: 2 })).toBe(4)
    expect(allRemaining([{ ...mint, closed: 6 }, jam])).toEqual([{ id: 'jam', quantity: 2 }])
  })

  it('names no line that has left', () => {
    expect(allRemaining(lines)).toEqual([
      { id: 'mint', quantity: 6 },
      { id: 'jam', quantity: 2 },
    ])
  })
})

describe('a parcel', () => {
  it('takes what is left, to the last piece', () => {
    expect(
      refusedPieces(lines, [
        { id: 'mint', quantity: 6 },
        { id: 'jam', quantity: 1 },
      ]),
    ).toBeUndefined()
  })

  it('takes no more than is left of a line, and says which line and how many', () => {
    const wanted = [
      { id: 'jam', quantity: 2 },
      { id: 'mint', quantity: 7 },
    ]
    expect(refusedPieces(lines, wanted)).toEqual({ index: 1, id: 'mint', reason: 'too_many', left: 6 })
    expect(refusedPieces(lines, [{ id: 'fish', quantity: 1 }])).toMatchObject({ reason: 'too_many', left: 0 })
  })

  it('takes each line once, and none of another order', () => {
    const twice = [
      { id: 'mint', quantity: 1 },
      { id: 'mint', quantity: 1 },
    ]
    expect(refusedPieces(lines, twice)).toMatchObject({ index: 1, reason: 'twice' })
    expect(refusedPieces(lines, [{ id: 'tea', quantity: 1 }])).toMatchObject({ index: 0, reason: 'unknown' })
  })

  it('is the last one where it takes all that is left', () => {
    expect(emptiesOrder(lines, allRemaining(lines))).toBe(true)
    expect(emptiesOrder(lines, [{ id: 'mint', quantity: 6 }])).toBe(false)
    expect(
      emptiesOrder(lines, [
        { id: 'mint', quantity: 5 },
        { id: 'jam', quantity: 2 },
      ]),
    ).toBe(false)
  })
})

describe('pieces that are still here although money was given back for them', () => {
  it.each([
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 0 }, 0],
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 4 }, 0],
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 7 }, 3],
    [{ ordered: 10, shipped: 0, closed: 0, refunded: 10 }, 10],
    [{ ordered: 10, shipped: 10, closed: 0, refunded: 10 }, 0],
    [{ ordered: 10, shipped: 4, closed: 3, refunded: 7 }, 0],
    [{ ordered: 10, shipped: 4, closed: 3, refunded: 8 }, 1],
  ])('of %j are %i: refunds are for pieces that left first', (line, left) => {
    expect(refundedLeft(line, false)).toBe(left)
  })

  it('are all that is left once all of the order was given back', () => {
    expect(refundedLeft({ ordered: 10, shipped: 4, closed: 0, refunded: 0 }, true)).toBe(6)
    expect(refundedLeft({ ordered: 10, shipped: 10, closed: 0, refunded: 0 }, true)).toBe(0)
  })

  it('leave last: a parcel of what was paid for has none of them', () => {
    const refunded = [
      { ...mint, refunded: 7 },
      { ...jam, refunded: 2 },
    ]
    expect(refundedAmong(refunded, [{ id: 'mint', quantity: 3 }], false)).toEqual([])
    expect(
      refundedAmong(
        refunded,
        [
          { id: 'mint', quantity: 5 },
          { id: 'jam', quantity: 1 },
        ],
        false,
      ),
    ).toEqual([
      { id: 'mint', quantity: 2 },
      { id: 'jam', quantity: 1 },
    ])
    expect(refundedAmong(refunded, allRemaining([mint, jam]), true)).toEqual(allRemaining([mint, jam]))
  })
})
