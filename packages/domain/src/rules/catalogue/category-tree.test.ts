import { describe, expect, it } from 'vitest'
import {
  categoryMisplacement,
  categoryTree,
  countsWithDescendants,
  idsWithDescendants,
  placeCategory,
} from './category-tree'

const at = (id: string, parentId: string | null = null) => ({ id, parentId })
/** sweets > liquorice > salt, sweets > fruit, drinks */
const rows = [at('sweets'), at('liquorice', 'sweets'), at('salt', 'liquorice'), at('fruit', 'sweets'), at('drinks')]
const ids = (placed: readonly { id: string }[]) => placed.map(({ id }) => id).join(' ')

describe('the tree of categories', () => {
  it('lists parents before their children, regardless of the order of the rows', () => {
    const mixed = [
      at('salt', 'liquorice'),
      at('drinks'),
      at('fruit', 'sweets'),
      at('sweets'),
      at('liquorice', 'sweets'),
    ]
    expect(categoryTree(mixed).map(({ row, level, rank, siblings }) => [row.id, level, rank, siblings])).toEqual([
      ['drinks', 1, 0, 2],
      ['sweets', 1, 1, 2],
      ['fruit', 2, 0, 2],
      ['liquorice', 2, 1, 2],
      ['salt', 3, 0, 1],
    ])
  })

  it('finds the descendants of a category', () => {
    expect(idsWithDescendants(rows, 'sweets')).toEqual(['sweets', 'liquorice', 'salt', 'fruit'])
    expect(idsWithDescendants(rows, 'drinks')).toEqual(['drinks'])
  })

  it('includes descendants in the counts', () => {
    const counts = countsWithDescendants(
      rows,
      new Map([
        ['salt', 3],
        ['liquorice', 2],
        ['drinks', 1],
      ]),
    )
    expect(Object.fromEntries(counts)).toEqual({ sweets: 5, liquorice: 5, salt: 3, fruit: 0, drinks: 1 })
  })
})

describe('placeCategory', () => {
  it.each<[string, string | null, number | undefined, string]>([
    ['drinks', null, 0, 'drinks sweets liquorice salt fruit'],
    ['sweets', null, 1, 'drinks sweets liquorice salt fruit'],
    ['fruit', 'sweets', 0, 'sweets fruit liquorice salt drinks'],
    ['liquorice', null, undefined, 'sweets fruit drinks liquorice salt'],
    ['liquorice', null, 0, 'liquorice salt sweets fruit drinks'],
    ['salt', 'drinks', undefined, 'sweets liquorice fruit drinks salt'],
    ['drinks', null, 99, 'sweets liquorice salt fruit drinks'],
    ['new', 'sweets', 1, 'sweets liquorice salt new fruit drinks'],
  ])('%s under %s at %s', (id, parentId, rank, order) => {
    expect(ids(placeCategory(rows, at(id, parentId), rank))).toBe(order)
  })
})

describe('categoryMisplacement', () => {
  it('refuses a category below itself or below a descendant', () => {
    expect(categoryMisplacement(rows, 'sweets', 'sweets')).toBe('below_itself')
    expect(categoryMisplacement(rows, 'sweets', 'salt')).toBe('below_itself')
  })

  it('refuses a fourth level, also for descendants', () => {
    expect(categoryMisplacement(rows, undefined, 'salt')).toBe('too_deep')
    expect(categoryMisplacement(rows, 'liquorice', 'fruit')).toBe('too_deep')
  })

  it('allows other places', () => {
    expect(categoryMisplacement(rows, 'liquorice', 'drinks')).toBeUndefined()
    expect(categoryMisplacement(rows, undefined, 'liquorice')).toBeUndefined()
    expect(categoryMisplacement(rows, 'salt', null)).toBeUndefined()
  })
})
