import { expect, it } from 'vitest'
import { allToggled, extended, selectionState, toggled } from './selection'

const page = ['1061', '1060', '1059', '1058']

it('selects a row, and unselects it when pressed again', () => {
  const one = toggled(new Set(), '1060')
  expect([...one]).toEqual(['1060'])
  expect(toggled(one, '1060').size).toBe(0)
})

it('selects a range in either direction and keeps earlier selected rows', () => {
  expect([...extended(new Set(['1040']), page, '1059', '1061')]).toEqual(['1040', '1061', '1060', '1059'])
})

it('counts only the rows of this page in the header', () => {
  expect(selectionState(new Set(['1040']), page)).toBe('none')
  expect(selectionState(new Set(['1060']), page)).toBe('some')
  expect(selectionState(new Set(page), page)).toBe('all')
  expect(selectionState(new Set(), [])).toBe('none')
})

it('selects all rows of a page at once, and keeps those of other pages when unselecting', () => {
  const all = allToggled(new Set(['1040', '1060']), page)
  expect(all.size).toBe(5)
  expect([...allToggled(all, page)]).toEqual(['1040'])
})
