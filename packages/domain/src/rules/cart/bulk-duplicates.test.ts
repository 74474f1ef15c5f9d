import { describe, expect, it } from 'vitest'
import { findDuplicates, resolveDuplicates, type DuplicateChoice } from './bulk-duplicates'
import type { BulkUploadRow } from './bulk-upload'

const row = (position: number, sku: string, quantity: number): BulkUploadRow => ({
  position,
  itemId: null,
  sku,
  quantity,
})
const fish = row(1, 'SAL-0120', 20)
const mints = row(2, 'TJA-1403', 6)
const fishByGtin = row(4, '7310865000123', 30)
const unknown = [row(5, 'NONE-1', 1), row(6, 'NONE-1', 2)]
const rows = [fish, mints, fishByGtin, ...unknown]
const named = rows.map(({ sku }, place) => {
  const variant_id = sku === 'NONE-1' ? null : sku === mints.sku ? 'variant_mints' : 'variant_fish'
  return { row: place, variant_id, sku: 'SAL-0120', product_title: 'Salt fish' }
})
const doubled = () => findDuplicates(rows, named)

const resolved = (choice: DuplicateChoice, maximum = 100) => {
  const { rows: applied, skipped } = resolveDuplicates(rows, doubled(), { choice, maximum })
  return {
    taken: applied
      .filter(({ sku }) => sku !== 'NONE-1')
      .map(({ position, quantity, mergedPositions: also }) => [position, quantity, also]),
    skipped: skipped.map(({ position, text, fault, title }) => [position, text, fault, title]),
  }
}

describe('an article that is given more than once', () => {
  it('is recognised by the store’s result, not by its spelling', () => {
    expect(doubled()).toEqual([{ title: 'Salt fish', sku: 'SAL-0120', rows: [fish, fishByGtin] }])
    expect(findDuplicates([fish, mints], named.slice(0, 2))).toEqual([])
  })

  it('can be summed up in its first row', () => {
    expect(resolved('add_up')).toEqual({
      taken: [
        [1, 50, [4]],
        [2, 6, undefined],
      ],
      skipped: [],
    })
    expect(resolved('add_up', 50).taken).toContainEqual([1, 50, [4]])
  })

  it('is skipped if the sum exceeds the maximum of a line', () => {
    expect(resolved('add_up', 49)).toEqual({
      taken: [[2, 6, undefined]],
      skipped: [
        [1, '50', 'above_most', 'Salt fish'],
        [4, '50', 'above_most', 'Salt fish'],
      ],
    })
  })

  it('can have its last quantity, and the earlier rows are listed', () => {
    expect(resolved('take_last')).toEqual({
      taken: [
        [2, 6, undefined],
        [4, 30, undefined],
      ],
      skipped: [[1, '20', 'superseded', 'Salt fish']],
    })
  })

  it('has its last row only, however many rows it has', () => {
    const last = row(7, 'SAL-0120', 40)
    const article = { title: 'Salt fish', sku: 'SAL-0120', rows: [fish, fishByGtin, last] }
    const { rows: applied, skipped } = resolveDuplicates([...rows, last], [article], {
      choice: 'take_last',
      maximum: 100,
    })
    expect(applied).toEqual([mints, ...unknown, last])
    expect(skipped.map(({ position, text, fault }) => [position, text, fault])).toEqual([
      [1, '20', 'superseded'],
      [4, '30', 'superseded'],
    ])
  })

  it('can be omitted, and all its rows are listed', () => {
    expect(resolved('leave_out')).toEqual({
      taken: [[2, 6, undefined]],
      skipped: [
        [1, '20', 'left_out', 'Salt fish'],
        [4, '30', 'left_out', 'Salt fish'],
      ],
    })
  })

  it('leaves other rows unchanged', () => {
    const choices: DuplicateChoice[] = ['add_up', 'take_last', 'leave_out']
    for (const choice of choices) {
      expect(resolveDuplicates(rows, doubled(), { choice, maximum: 100 }).rows).toEqual(
        expect.arrayContaining([mints, ...unknown]),
      )
    }
  })
})
