import { expect, it } from 'vitest'
import { fallbackCategories, fallbackTags } from './fallback.rules'

it('the shop’s two main ranges are offered where its categories cannot be loaded', () => {
  expect(fallbackCategories.map(({ name, handle }) => [name, handle])).toEqual([
    ['Food & Candy', 'food-candy'],
    ['Nicotine Pouches', 'nicotine-pouches'],
  ])
})

it('six tags are offered where they cannot be loaded', () => {
  expect(fallbackTags).toEqual(['Game', 'iPhone', 'TV', 'Laptop', 'Headphones', 'Camera'])
})
