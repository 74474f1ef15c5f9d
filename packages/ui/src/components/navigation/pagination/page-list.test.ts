import { expect, test } from 'vitest'
import { pageList } from './page-list'

test('offers all of a few pages', () => {
  expect(pageList(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('offers the first, the last, the current page and its neighbours of many pages', () => {
  expect(pageList(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
})

test('has only one gap at either end', () => {
  expect(pageList(1, 20)).toEqual([1, 2, 'gap', 20])
  expect(pageList(20, 20)).toEqual([1, 'gap', 19, 20])
})

test('never replaces a single page with a gap', () => {
  expect(pageList(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageList(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('offers one page if there is only one', () => {
  expect(pageList(1, 1)).toEqual([1])
})
