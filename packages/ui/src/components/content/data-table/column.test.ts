import { expect, it } from 'vitest'
import { arrangeColumns, moveSetting, columnSettingsOf } from './column'

const columns = [{ id: 'order' }, { id: 'company' }, { id: 'pieces', visibleFrom: 'wide' as const }, { id: 'total' }]

it('lists a column for wide screens as hidden on a narrower screen by default', () => {
  expect(columnSettingsOf(columns, null, false)).toEqual([
    { id: 'company', visible: true },
    { id: 'pieces', visible: false },
    { id: 'total', visible: true },
  ])
  expect(columnSettingsOf(columns, null, true).every(({ visible }) => visible)).toBe(true)
})

it('keeps the order of an earlier choice, and lists a new column at the end as hidden', () => {
  const earlier = [
    { id: 'total', visible: true },
    { id: 'gone', visible: true },
    { id: 'company', visible: false },
  ]
  expect(columnSettingsOf(columns, earlier, true)).toEqual([
    { id: 'total', visible: true },
    { id: 'company', visible: false },
    { id: 'pieces', visible: false },
  ])
})

it('keeps the column that names the rows first', () => {
  const settings = [
    { id: 'total', visible: true },
    { id: 'order', visible: false },
    { id: 'company', visible: true },
  ]
  expect(arrangeColumns(columns, settings).map(({ id }) => id)).toEqual(['order', 'total', 'company'])
  expect(arrangeColumns(columns, null)).toEqual(columns)
})

it('moves a column by one place, and not beyond the ends', () => {
  const settings = columnSettingsOf(columns, null, true)
  expect(moveSetting(settings, 'total', -1).map(({ id }) => id)).toEqual(['company', 'total', 'pieces'])
  expect(moveSetting(settings, 'total', 1)).toBe(settings)
})
