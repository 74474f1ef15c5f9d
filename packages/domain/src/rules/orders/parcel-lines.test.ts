import { describe, expect, it } from 'vitest'
import {
  allRemaining,
  completesOrder,
  remainingPieces,
  refundedAmong,
  refundedLeft,
  refusedPieces,
} from './parcel-lines'

const mint = { id: 'mint', ordered: 10, shipped: 4, closed: 0 }
const fish = { id: 'fish', ordered: 5, shipped: 5, closed: 0 }
const jam = { id: 'jam', ordered: 2, shipped: 0, closed: 0 }
const lines = [mint, fish, jam]

describe('remainingPieces and allRemaining', () => {
  it('subtract the shipped pieces and are never negative', () => {
    expect([mint, fish, { ordered: 1, shipped: 2, closed: 0 }].map(remainingPieces)).toEqual([6, 0, 0])
  })

  it('subtract the closed pieces', () => {
    expect(remainingPieces({ ...mint, closed: 2 })).toBe(4)
    expect(allRemaining([{ ...mint, closed: 6 }, jam])).toEqual([{ id: 'jam', quantity: 2 }])
  })

  it('omit fully shipped lines', () => {
    expect(allRemaining(lines)).toEqual([
      { id: 'mint', quantity: 6 },
      { id: 'jam', quantity: 2 },
    ])
  })
})

describe('refusedPieces and completesOrder', () => {
  it('accept all remaining pieces', () => {
    expect(
      refusedPieces(lines, [
        { id: 'mint', quantity: 6 },
        { id: 'jam', quantity: 1 },
      ]),
    ).toBeUndefined()
  })

  it('refuse more pieces than remain and report the line and the remaining number', () => {
    const requested = [
      { id: 'jam', quantity: 2 },
      { id: 'mint', quantity: 7 },
    ]
    expect(refusedPieces(lines, requested)).toEqual({ index: 1, id: 'mint', reason: 'too_many', left: 6 })
    expect(refusedPieces(lines, [{ id: 'fish', quantity: 1 }])).toMatchObject({ reason: 'too_many', left: 0 })
  })

  it('refuse duplicate and unknown lines', () => {
    const duplicate = [
      { id: 'mint', quantity: 1 },
      { id: 'mint', quantity: 1 },
    ]
    expect(refusedPieces(lines, duplicate)).toMatchObject({ index: 1, reason: 'twice' })
    expect(refusedPieces(lines, [{ id: 'tea', quantity: 1 }])).toMatchObject({ index: 0, reason: 'unknown' })
  })

  it('detect the parcel that empties the order', () => {
    expect(completesOrder(lines, allRemaining(lines))).toBe(true)
    expect(completesOrder(lines, [{ id: 'mint', quantity: 6 }])).toBe(false)
    expect(
      completesOrder(lines, [
        { id: 'mint', quantity: 5 },
        { id: 'jam', quantity: 2 },
      ]),
    ).toBe(false)
  })
})

describe('refundedLeft and refundedAmong', () => {
  it.each([
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 0 }, 0],
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 4 }, 0],
    [{ ordered: 10, shipped: 4, closed: 0, refunded: 7 }, 3],
    [{ ordered: 10, shipped: 0, closed: 0, refunded: 10 }, 10],
    [{ ordered: 10, shipped: 10, closed: 0, refunded: 10 }, 0],
    [{ ordered: 10, shipped: 4, closed: 3, refunded: 7 }, 0],
    [{ ordered: 10, shipped: 4, closed: 3, refunded: 8 }, 1],
  ])('count for %j the refunded pieces that were not shipped: %i', (line, left) => {
    expect(refundedLeft(line, false)).toBe(left)
  })

  it('count all remaining pieces once the full order is refunded', () => {
    expect(refundedLeft({ ordered: 10, shipped: 4, closed: 0, refunded: 0 }, true)).toBe(6)
    expect(refundedLeft({ ordered: 10, shipped: 10, closed: 0, refunded: 0 }, true)).toBe(0)
  })

  it('ship the refunded pieces last', () => {
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
