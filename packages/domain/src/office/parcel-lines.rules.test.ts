import { describe, expect, it } from 'vitest'
import { allLeft, emptiesOrder, piecesLeft, refusedPieces } from './parcel-lines.rules'

const mint = { id: 'mint', ordered: 10, shipped: 4 }
const fish = { id: 'fish', ordered: 5, shipped: 5 }
const jam = { id: 'jam', ordered: 2, shipped: 0 }
const lines = [mint, fish, jam]

describe('what is left of an order', () => {
  it('is what was ordered less what has left, and never less than nothing', () => {
    expect([mint, fish, { ordered: 1, shipped: 2 }].map(piecesLeft)).toEqual([6, 0, 0])
  })

  it('names no line that has left', () => {
    expect(allLeft(lines)).toEqual([
      { id: 'mint', quantity: 6 },
      { id: 'jam', quantity: 2 },
    ])
  })
})

describe('a parcel', () => {
  it('takes what is left, to the last piece', () => {
    expect(refusedPieces(lines, [{ id: 'mint', quantity: 6 }, { id: 'jam', quantity: 1 }])).toBeUndefined()
  })

  it('takes no more than is left of a line, and says which line and how many', () => {
    const wanted = [{ id: 'jam', quantity: 2 }, { id: 'mint', quantity: 7 }]
    expect(refusedPieces(lines, wanted)).toEqual({ index: 1, id: 'mint', reason: 'too_many', left: 6 })
    expect(refusedPieces(lines, [{ id: 'fish', quantity: 1 }])).toMatchObject({ reason: 'too_many', left: 0 })
  })

  it('takes each line once, and none of another order', () => {
    const twice = [{ id: 'mint', quantity: 1 }, { id: 'mint', quantity: 1 }]
    expect(refusedPieces(lines, twice)).toMatchObject({ index: 1, reason: 'twice' })
    expect(refusedPieces(lines, [{ id: 'tea', quantity: 1 }])).toMatchObject({ index: 0, reason: 'unknown' })
  })

  it('is the last one where it takes all that is left', () => {
    expect(emptiesOrder(lines, allLeft(lines))).toBe(true)
    expect(emptiesOrder(lines, [{ id: 'mint', quantity: 6 }])).toBe(false)
    expect(emptiesOrder(lines, [{ id: 'mint', quantity: 5 }, { id: 'jam', quantity: 2 }])).toBe(false)
  })
})
