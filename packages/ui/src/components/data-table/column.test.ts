import { expect, it } from 'vitest'
import { arranged, moved, picksOf } from './column'

const columns = [{ id: 'order' }, { id: 'company' }, { id: 'pieces', from: 'wide' as const }, { id: 'total' }]

it('Where nobody has chosen, a column for wide screens is offered as put away on a narrower one', () => {
  expect(picksOf(columns, null, false)).toEqual([
    { id: 'company', shown: true },
    { id: 'pieces', shown: false },
    { id: 'total', shown: true },
  ])
  expect(picksOf(columns, null, true).every(({ shown }) => shown)).toBe(true)
})

it('A choice made earlier keeps its order; a column that is new since is offered at the end, put away', () => {
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

it('The column that names the rows stands first, whatever was chosen', () => {
  const picks = [
    { id: 'total', shown: true },
    { id: 'order', shown: false },
    { id: 'company', shown: true },
  ]
  expect(arranged(columns, picks).map(({ id }) => id)).toEqual(['order', 'total', 'company'])
  expect(arranged(columns, null)).toEqual(columns)
})

it('A column moves one place, and stays where there is no further', () => {
  const picks = picksOf(columns, null, true)
  expect(moved(picks, 'total', -1).map(({ id }) => id)).toEqual(['company', 'total', 'pieces'])
  expect(moved(picks, 'total', 1)).toBe(picks)
})
