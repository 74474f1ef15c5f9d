import { expect, it } from 'vitest'
import { arranged, moved, picksOf } from './column'

const columns = [{ id: 'order' }, { id: 'company' }, { id: 'pieces', from: 'wide' as const }, { id: 'total' }]

it('lists a column for wide screens as hidden on a narrower screen by default', () => {
  expect(picksOf(columns, null, false)).toEqual([
    { id: 'company', shown: true },
    { id: 'pieces', shown: false },
    { id: 'total', shown: true },
  ])
  expect(picksOf(columns, null, true).every(({ shown }) => shown)).toBe(true)
})

it('keeps the order of an earlier choice, and lists a new column at the end as hidden', () => {
  const earlier = [
    { id: 'total', shown: true },
    { id: 'gone', shown: true },
    { id: 'company', shown: false },
  ]
  expect(picksOf(columns, earlier, true)).toEqual([
    { id: 'total', shown: true },
    { id: 'company', shown: false },
    { id: 'pieces', shown: false },
  ])
})

it('keeps the column that names the rows first', () => {
  const picks = [
    { id: 'total', shown: true },
    { id: 'order', shown: false },
    { id: 'company', shown: true },
  ]
  expect(arranged(columns, picks).map(({ id }) => id)).toEqual(['order', 'total', 'company'])
  expect(arranged(columns, null)).toEqual(columns)
})

it('moves a column by one place, and not beyond the ends', () => {
  const picks = picksOf(columns, null, true)
  expect(moved(picks, 'total', -1).map(({ id }) => id)).toEqual(['company', 'total', 'pieces'])
  expect(moved(picks, 'total', 1)).toBe(picks)
})
