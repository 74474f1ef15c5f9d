import { expect, it } from 'vitest'
import { allToggled, extended, selectedPart, toggled } from './selection'

const page = ['1061', '1060', '1059', '1058']

it('A row is selected, and pressed again it is not', () => {
  const one = toggled(new Set(), '1060')
  expect([...one]).toEqual(['1060'])
  expect(toggled(one, '1060').size).toBe(0)
})

it('A range takes in everything between two rows, upwards too, and loses nothing that was selected', () => {
  expect([...extended(new Set(['1040']), page, '1059', '1061')]).toEqual(['1040', '1061', '1060', '1059'])
})

it('The head speaks of the rows of this page alone', () => {
  expect(selectedPart(new Set(['1040']), page)).toBe('none')
  expect(selectedPart(new Set(['1060']), page)).toBe('some')
  expect(selectedPart(new Set(page), page)).toBe('all')
  expect(selectedPart(new Set(), [])).toBe('none')
})

it('All of a page are selected at once, and what other pages have stays when they are not any more', () => {
  const all = allToggled(new Set(['1040', '1060']), page)
  expect(all.size).toBe(5)
  expect([...allToggled(all, page)]).toEqual(['1040'])
})
