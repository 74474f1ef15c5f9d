import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { homeCategories, startCategory, toCategoryTiles } from './category-tiles.view'

const { categories } = createWorld({ base: new Date('2026-11-20T08:00:00Z') })
const pictures = { Phones: '/phone.svg' }

it('has six categories, of which Camera is selected initially', () => {
  expect(homeCategories).toEqual(['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'])
  expect(homeCategories).toContain(startCategory)
  expect(startCategory).toBe('Camera')
})

it('has the product count and the picture of a category', () => {
  const [phones, computers] = toCategoryTiles(categories, pictures)
  const count = categories.find(({ name }) => name === 'Phones')!.product_count
  expect(phones).toEqual({ name: 'Phones', count, picture: '/phone.svg' })
  expect(computers?.picture).toBeNull()
})

it('has no count for a category that the shop does not have', () => {
  expect(toCategoryTiles([], pictures).map(({ count }) => count)).toEqual(homeCategories.map(() => null))
})
