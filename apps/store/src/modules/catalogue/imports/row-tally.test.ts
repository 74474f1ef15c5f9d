import { expect, it } from 'vitest'
import { createRowTally, fromRanges, toRanges } from './row-tally'

it('row numbers are kept as ranges', () => {
  const rows = [7, 2, 3, 4, 9, 10]
  expect(toRanges(rows)).toBe('2-4,7,9-10')
  expect(fromRanges(toRanges(rows))).toEqual([2, 3, 4, 7, 9, 10])
  expect(fromRanges(toRanges([]))).toEqual([])
})

it('rows beyond the listed ones are counted by outcome', () => {
  const tally = createRowTally(2)
  expect([2, 3, 4].map((row) => tally.add(row, 'created'))).toEqual([true, true, false])
  expect(tally.add(5, 'left_out')).toBe(true)
  expect(tally.finish()).toEqual({
    unlisted_rows: { created: 1, updated: 0, unchanged: 0, left_out: 0 },
    changing_rows: { created: '2-4', updated: '' },
  })
  expect(createRowTally(2).finish()).not.toHaveProperty('unlisted_rows')
})
