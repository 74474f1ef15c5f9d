import { expect, it } from 'vitest'
import { isLongList, visibleRows } from './visible-rows'

const noExtraRows = { focused: -1, alwaysRendered: [] }
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place)

it('renders all rows of a list of up to 60', () => {
  expect([60, 61].map(isLongList)).toEqual([false, true])
})

it('renders the first 40 rows and the last one before the viewport is known', () => {
  expect(visibleRows({ count: 1000, span: null, ...noExtraRows })).toEqual([...from(0, 39), 999])
})

it('renders the rows near the viewport and both ends', () => {
  expect(visibleRows({ count: 1000, span: { first: 500, last: 510 }, ...noExtraRows })).toEqual([
    0,
    ...from(497, 513),
    999,
  ])
  expect(visibleRows({ count: 1000, span: { first: 990, last: 999 }, ...noExtraRows })).toEqual([0, ...from(987, 999)])
})

it('keeps a row with the focus wherever the viewport is, with the neighbours that Tab goes to', () => {
  const indexes = visibleRows({ count: 1000, span: { first: 500, last: 510 }, focused: 3, alwaysRendered: [] })
  expect(indexes).toEqual([0, 2, 3, 4, ...from(497, 513), 999])
})

it('keeps rows that must stay, and ignores those that are filtered out', () => {
  const indexes = visibleRows({
    count: 1000,
    span: { first: 500, last: 510 },
    focused: -1,
    alwaysRendered: [700, -1, 500],
  })
  expect(indexes).toEqual([0, ...from(497, 513), 700, 999])
})

it('renders all remaining rows of a long list that was filtered down to a short one', () => {
  expect(visibleRows({ count: 3, span: { first: 0, last: 2 }, ...noExtraRows })).toEqual([0, 1, 2])
  expect(visibleRows({ count: 0, span: null, ...noExtraRows })).toEqual([])
})
