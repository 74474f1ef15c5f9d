import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { homeCategories, startCategory, toCategoryTiles } from './category-tiles.view'

const { categories } = createWorld({ base: new Date('2026-11-20T08:00:00Z') })
const pictures = { Phones: '/phone.svg' }

it('the home page has six bays, and Camera is chosen', () => {
  expect(homeCategories).toEqual(['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'])
  expect(homeCategories).toContain(startCategory)
  expect(startCategory).toBe('Camera')
})

it('a bay counts what the shop has', () => {
  const [phones, computers] = toCategoryTiles(categories, pictures)
  const count = categories.find(({ name }) => name === 'Phones')!.product_count
  expect(phones).toEqual({ name: 'Phones', count, picture: '/phone.svg' })
  expect(computers?.picture).toBeNull()
})

it('a bay of a category that the shop does not have counts nothing', () => {
  expect(toCategoryTiles([], pictures).map(({ count }) => count)).toEqual(homeCategories.map(() => null))
})
