import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { categoryChangeOf } from './category.queries'
import {
  remoteCategoryChanges,
  toCategoryChoices,
  toCategoryDraft,
  toListedCategories,
  toParentChoices,
} from './to-categories'

type Category = components['schemas']['AdminCategory']

const category = (id: string, parent: string | null, rank: number, change: Partial<Category> = {}): Category => ({
  id,
  name: id.toUpperCase(),
  handle: id,
  description: '',
  parent_category_id: parent,
  rank,
  product_count: 0,
  subcategory_count: 0,
  etag: `"${id}"`,
  ...change,
})

const all = [
  category('sweets', null, 0, { product_count: 1200, subcategory_count: 2 }),
  category('liquorice', 'sweets', 0, { subcategory_count: 1 }),
  category('salt', 'liquorice', 0),
  category('fruit', 'sweets', 1),
  category('drinks', null, 1),
]

it('lists each category with its place in the tree and the reason why it cannot be deleted', () => {
  const rows = toListedCategories(all, { locale: 'en-IE' })
  expect(rows.map(({ id, level, place, siblings, parent }) => [id, level, place, siblings, parent])).toEqual([
    ['sweets', 1, 1, 2, null],
    ['liquorice', 2, 1, 2, 'SWEETS'],
    ['salt', 3, 1, 1, 'LIQUORICE'],
    ['fruit', 2, 2, 2, 'SWEETS'],
    ['drinks', 1, 2, 2, null],
  ])
  expect(rows.map(({ products, blockedBy }) => [products, blockedBy])).toEqual([
    ['1,200', { what: 'products', count: 1200 }],
    ['0', { what: 'categories', count: 1 }],
    ['0', null],
    ['0', null],
    ['0', null],
  ])
})

describe('toParentChoices', () => {
  const under = (id?: string) => toParentChoices(all, id).map((choice) => choice.id)

  it('offers all categories above the last level to a new category', () => {
    expect(under()).toEqual(['sweets', 'liquorice', 'fruit', 'drinks'])
  })

  it('excludes the category’s own subtree and parents that would exceed the last level', () => {
    expect(under('sweets')).toEqual([])
    expect(under('liquorice')).toEqual(['sweets', 'drinks'])
    expect(under('drinks')).toEqual(['sweets', 'liquorice', 'fruit'])
  })
})

it('offers every category to a product', () => {
  expect(toCategoryChoices(all).map(({ name, level }) => [name, level])).toEqual([
    ['SWEETS', 1],
    ['LIQUORICE', 2],
    ['SALT', 3],
    ['FRUIT', 2],
    ['DRINKS', 1],
  ])
})

describe('categoryChangeOf', () => {
  const before = toCategoryDraft(all[1]!)

  it('sends only the changed fields', () => {
    expect(categoryChangeOf(before, before)).toEqual({})
    expect(categoryChangeOf(before, { ...before, name: ' New ' })).toEqual({ name: 'New' })
    expect(categoryChangeOf(before, { ...before, parent: '' })).toEqual({ parent_category_id: null })
    expect(categoryChangeOf(before, { ...before, description: 'Salt.', parent: 'drinks' })).toEqual({
      description: 'Salt.',
      parent_category_id: 'drinks',
    })
  })

  it('keeps the handle if the field is empty', () => {
    expect(categoryChangeOf(before, { ...before, handle: ' ' })).toEqual({})
  })
})

it('lists the changes of another operator field by field, with the names of parents', () => {
  const after = { ...all[1]!, name: 'SALTY', parent_category_id: null, rank: 2, description: 'Black.' }
  expect(remoteCategoryChanges(all[1]!, after, [...all])).toEqual([
    { what: 'name', before: 'LIQUORICE', after: 'SALTY' },
    { what: 'description', before: null, after: 'Black.' },
    { what: 'parent', before: 'SWEETS', after: null },
    { what: 'place', before: '1', after: '3' },
  ])
})
