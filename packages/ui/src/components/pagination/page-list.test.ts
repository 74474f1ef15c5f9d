import { expect, test } from 'vitest'
import { pageList } from './page-list'

test('a few pages are all offered', () => {
  expect(pageList(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages the first, the last and the neighbours of the present one are offered', () => {
  expect(pageList(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
})

test('at either end only one gap is left', () => {
  expect(pageList(1, 20)).toEqual([1, 2, 'gap', 20])
  expect(pageList(20, 20)).toEqual([1, 'gap', 19, 20])
})

test('a gap never stands for a single page', () => {
  expect(pageList(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageList(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('one page is one page', () => {
  expect(pageList(1, 1)).toEqual([1])
})
