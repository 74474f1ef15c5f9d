import { expect, it } from 'vitest'
import { isLongList, standingRows } from './standing-rows'

const nothing = { focused: -1, kept: [] }
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place)

it('a list of up to 60 rows stands in the page whole', () => {
  expect([60, 61].map(isLongList)).toEqual([false, true])
})

it('before the window is known the first 40 rows stand, and the last one', () => {
  expect(standingRows({ count: 1000, span: null, ...nothing })).toEqual([...from(0, 39), 999])
})

it('rows near the window stand, and both ends', () => {
  expect(standingRows({ count: 1000, span: { first: 500, last: 510 }, ...nothing })).toEqual([
    0,
    ...from(497, 513),
    999,
  ])
  expect(standingRows({ count: 1000, span: { first: 990, last: 999 }, ...nothing })).toEqual([0, ...from(987, 999)])
})

it('a row with the focus stays wherever the window is, with the rows where Tab goes next', () => {
  const standing = standingRows({ count: 1000, span: { first: 500, last: 510 }, focused: 3, kept: [] })
  expect(standing).toEqual([0, 2, 3, 4, ...from(497, 513), 999])
})

it('rows that may not go stay; those that are not shown are not looked for', () => {
  const standing = standingRows({ count: 1000, span: { first: 500, last: 510 }, focused: -1, kept: [700, -1, 500] })
  expect(standing).toEqual([0, ...from(497, 513), 700, 999])
})

it('a short rest of a long list is shown whole', () => {
  expect(standingRows({ count: 3, span: { first: 0, last: 2 }, ...nothing })).toEqual([0, 1, 2])
  expect(standingRows({ count: 0, span: null, ...nothing })).toEqual([])
})
