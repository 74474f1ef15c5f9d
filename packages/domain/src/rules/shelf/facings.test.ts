import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facingsThatFit, filledFacings } from './facings'

const facings = fc.integer({ min: 1, max: 40 })
const target = fc.integer({ min: 1, max: 1000 })

describe('the facings that fit in a place', () => {
  it.each([
    ['a can of pouches', 64, 66, 12],
    ['a tin', 75, 110, 6],
    ['a bag', 134, 176, 2],
    ['a case', 270, 230, 1],
    ['a wider case than a place', 400, 230, 1],
  ])('of %s', (_, width, height, fitting) => {
    expect(facingsThatFit({ width, height })).toBe(fitting)
  })
})

describe('the filled facings', () => {
  it('are the rounded share that is left', () => {
    const filled = (count: number, left: number) => filledFacings(count, { left, target: 96 })
    expect([filled(2, 35), filled(12, 35), filled(2, 96), filled(2, 72)]).toEqual([1, 4, 2, 2])
  })

  it('are none without a piece, all at the target, and at least one in between', () => {
    fc.assert(
      fc.property(facings, target, (count, full) => {
        expect(filledFacings(count, { left: 0, target: full })).toBe(0)
        expect(filledFacings(count, { left: full, target: full })).toBe(count)
        expect(filledFacings(count, { left: 1, target: full })).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('never fall while more is left', () => {
    fc.assert(
      fc.property(facings, target, fc.integer({ min: 0, max: 1000 }), (count, full, left) => {
        const before = filledFacings(count, { left, target: full })
        const after = filledFacings(count, { left: left + 1, target: full })
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after).toBeLessThanOrEqual(count)
      }),
    )
  })
})
