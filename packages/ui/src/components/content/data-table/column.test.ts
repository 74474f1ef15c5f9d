import { expect, it } from 'vitest'
import { arrangeColumns, moveSetting, columnSettingsOf } from './column'

const columns = [{ id: 'order' }, { id: 'company' }, { id: 'pieces', visibleFrom: 'wide' as const }, { id: 'total' }]

it('lists a column for wide screens as hidden on a narrower screen by default', () => {
  expect(columnSettingsOf(columns, null, 'laptop')).toEqual([
    { id: 'company', visible: true },
    { id: 'pieces', visible: false },
    { id: 'total', visible: true },
  ])
  expect(columnSettingsOf(columns, null, 'wide').every(({ visible }) => visible)).toBe(true)
})

it('lists a column from 1024 px as hidden below by default', () => {
  const narrow = [{ id: 'order' }, { id: 'lines', visibleFrom: 'laptop' as const }]
  expect(columnSettingsOf(narrow, null, 'desk')).toEqual([{ id: 'lines', visible: false }])
  expect(columnSettingsOf(narrow, null, 'laptop')).toEqual([{ id: 'lines', visible: true }])
})

it('keeps the order of an earlier choice, and lists a new column at the end as hidden', () => {
  const earlier = [
    { id: 'total', visible: true },
    { id: 'gone', visible: true },
    { id: 'company', visible: false },
  ]
  expect(columnSettingsOf(columns, earlier, 'wide')).toEqual([
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
  const settings = columnSettingsOf(columns, null, 'wide')
  expect(moveSetting(settings, 'total', -1).map(({ id }) => id)).toEqual(['company', 'total', 'pieces'])
  expect(moveSetting(settings, 'total', 1)).toBe(settings)
})
