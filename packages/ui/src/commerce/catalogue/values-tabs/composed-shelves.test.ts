import { expect, it } from 'vitest'
import { readFragment, toFragment } from './composed-shelves'

it('reads the shelves that it has written, in the order of their changes', () => {
  const shelves = new Map([
    [2, ['var_01', 'a/b;c']],
    [0, []],
  ])
  expect(toFragment(shelves)).toBe('#shelf=2:var_01,a%2Fb%3Bc;0:')
  expect([...readFragment(toFragment(shelves), 3)]).toEqual([...shelves])
  expect(toFragment(new Map())).toBe('')
})

it('leaves out tabs that do not exist, repeated articles and malformed entries', () => {
  expect([...readFragment('#shelf=7:var_1;x;1:var_1,var_1,%zz;<b>:1', 3)]).toEqual([[1, ['var_1', '%zz']]])
  expect(readFragment('#steps', 3).size).toBe(0)
  expect(readFragment('', 3).size).toBe(0)
})
