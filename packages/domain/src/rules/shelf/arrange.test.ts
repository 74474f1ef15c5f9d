import { saveShelfRequestLimits, shelfPlaceRequestLimits } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import { applyShelfEdit, isApplicable, maximumPlaces, placeLimits, type ArrangedPlace, type ShelfEdit } from './arrange'

const places: ArrangedPlace[] = ['a', 'b', 'c'].map((variantId) => ({ variantId, target: 24, facings: 2 }))
const idsAfter = (edit: ShelfEdit) => applyShelfEdit(places, edit).map(({ variantId }) => variantId)

describe('arranging a shelf', () => {
  it('has the limits of the contract', () => {
    expect(saveShelfRequestLimits.places.maxItems).toBe(maximumPlaces)
    expect(shelfPlaceRequestLimits.target.maximum).toBe(placeLimits.target)
    expect(shelfPlaceRequestLimits.facings.maximum).toBe(placeLimits.facings)
  })

  it('moves a place before another, or to the end', () => {
    expect(idsAfter({ kind: 'move', variantId: 'c', before: 'a' })).toEqual(['c', 'a', 'b'])
    expect(idsAfter({ kind: 'move', variantId: 'a', before: null })).toEqual(['b', 'c', 'a'])
    expect(idsAfter({ kind: 'move', variantId: 'a', before: 'gone' })).toEqual(['b', 'c', 'a'])
    expect(idsAfter({ kind: 'move', variantId: 'a', before: 'a' })).toEqual(['a', 'b', 'c'])
  })

  it('sets targets and facings', () => {
    expect(applyShelfEdit(places, { kind: 'target', variantId: 'b', target: 96 })[1]).toEqual({
      variantId: 'b',
      target: 96,
      facings: 2,
    })
    expect(applyShelfEdit(places, { kind: 'facings', variantId: 'b', facings: 8 })[1]?.facings).toBe(8)
  })

  it('adds an article once, and removes it', () => {
    const place = { variantId: 'd', target: 6, facings: 1 }
    expect(idsAfter({ kind: 'add', places: [place], before: 'b' })).toEqual(['a', 'd', 'b', 'c'])
    const placed = { ...place, variantId: 'a' }
    expect(idsAfter({ kind: 'add', places: [placed, place], before: null })).toEqual(['a', 'b', 'c', 'd'])
    expect(applyShelfEdit(places, { kind: 'add', places: [placed], before: null })).toBe(places)
    expect(idsAfter({ kind: 'remove', variantId: 'b' })).toEqual(['a', 'c'])
    expect(idsAfter({ kind: 'clear' })).toEqual([])
  })

  it('applies to articles on the shelf only', () => {
    const gone: ShelfEdit = { kind: 'target', variantId: 'gone', target: 96 }
    expect(applyShelfEdit(places, gone)).toBe(places)
    expect([isApplicable(places, gone), isApplicable(places, { kind: 'remove', variantId: 'a' })]).toEqual([
      false,
      true,
    ])
  })
})
