import { describe, expect, it } from 'vitest'
import { categoryPath, deepestPath, findCategoryPath, printCategoryPath } from './category-path'

describe('categoryPath', () => {
  it.each([
    ['Hats', ['Hats']],
    ['Clothing > Hats', ['Clothing', 'Hats']],
    ['Clothing>Hats', ['Clothing', 'Hats']],
    ['Clothing | Hats', ['Clothing', 'Hats']],
    ['Clothing / Hats', ['Clothing', 'Hats']],
    ['Tea/coffee', ['Tea/coffee']],
    ['> Hats >', ['Hats']],
    ['Shop > Food > Snacks > Crackers', ['Food', 'Snacks', 'Crackers']],
    ['', []],
    ['>', ['>']],
  ])('reads %j', (text, names) => {
    expect(categoryPath(text)).toEqual(names)
    expect(categoryPath(printCategoryPath(names))).toEqual(names)
  })

  it('of several is the one with the most levels, or the first', () => {
    expect(deepestPath(['Sale', 'Clothing > Belts', 'Clothing > Hats'])).toBe('Clothing > Belts')
    expect(deepestPath([])).toBe('')
  })
})

describe('findCategoryPath', () => {
  it.each([
    ['Sweets;Liquorice', true, ['Sweets']],
    ['Sweets; Food > Liquorice', true, ['Food', 'Liquorice']],
    ['; Sweets ;', false, ['Sweets']],
    ['Sweets, Liquorice', false, ['Sweets, Liquorice']],
  ])('uses the deepest of the list %j', (text, isOneOfList, missing) => {
    const found = findCategoryPath(new Map(), text)
    expect([found.isOneOfList ?? false, found.missing.map(({ name }) => name)]).toEqual([isOneOfList, missing])
    expect(found.name).toBe(missing.at(-1))
  })

  it('finds a category whose name has a semicolon', () => {
    const salt = { id: 'salt', name: 'Salt; sour', parentId: null }
    expect(findCategoryPath(new Map([[salt.name, salt]]), salt.name)).toEqual({ name: salt.name, missing: [] })
  })

  const categories = [
    { id: 'men', name: 'Men', parentId: null },
    { id: 'shoes', name: 'Shoes', parentId: 'men' },
    { id: 'sale', name: 'Sale', parentId: null },
    { id: 'odd', name: 'A > B', parentId: null },
  ]
  const find = (text: string, more: typeof categories = []) =>
    findCategoryPath(new Map([...categories, ...more].map((category) => [category.name, category])), text)

  it('finds a category by its path, by its name, and by a name with a separator', () => {
    expect(['Men > Shoes', 'Shoes', 'A > B'].map((text) => find(text))).toEqual([
      { name: 'Shoes', missing: [] },
      { name: 'Shoes', missing: [] },
      { name: 'A > B', missing: [] },
    ])
  })

  it('lists the missing categories from the first level', () => {
    expect(find('Women > Coats > Rain')).toEqual({
      name: 'Rain',
      missing: [
        { name: 'Women', parentId: null },
        { name: 'Coats', parentId: undefined },
        { name: 'Rain', parentId: undefined },
      ],
    })
    expect(find('Men > Coats')).toEqual({ name: 'Coats', missing: [{ name: 'Coats', parentId: 'men' }] })
  })

  it('names a category after its parent if the name is taken by another, and finds it again', () => {
    expect(find('Women > Shoes')).toMatchObject({
      name: 'Shoes (Women)',
      missing: [{ name: 'Women' }, { name: 'Shoes (Women)' }],
    })
    const women = [
      { id: 'women', name: 'Women', parentId: null },
      { id: 'shoes2', name: 'Shoes (Women)', parentId: 'women' },
    ] as unknown as typeof categories
    expect(find('Women > Shoes', women)).toEqual({ name: 'Shoes (Women)', missing: [] })
  })

  it('ends at the last level', () => {
    const deep = [{ id: 'boots', name: 'Boots', parentId: 'shoes' }] as unknown as typeof categories
    expect(find('Boots > Winter', deep)).toEqual({ name: 'Boots', missing: [] })
  })

  it('takes a category of the first level that was there before its parent', () => {
    expect(find('Men > Sale')).toEqual({ name: 'Sale', missing: [] })
  })
})
