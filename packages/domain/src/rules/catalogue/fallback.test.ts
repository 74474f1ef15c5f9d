import { expect, it } from 'vitest'
import { fallbackCategories, fallbackTags } from './fallback'

it('has the two main categories', () => {
  expect(fallbackCategories.map(({ name, handle }) => [name, handle])).toEqual([
    ['Food & Candy', 'food-candy'],
    ['Nicotine Pouches', 'nicotine-pouches'],
  ])
})

it('has six tags', () => {
  expect(fallbackTags).toEqual(['Game', 'iPhone', 'TV', 'Laptop', 'Headphones', 'Camera'])
})
