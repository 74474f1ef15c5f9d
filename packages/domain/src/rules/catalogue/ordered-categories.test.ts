import { expect, it } from 'vitest'
import { orderedCategoriesFirst } from './ordered-categories'

const items = ['Camera 1', 'Food 1', 'Phones 1', 'Food 2', 'Camera 2']
const categoryOf = (item: string) => item.split(' ')[0]!

it('sorts the customer’s categories first, each in the order of the shop', () => {
  expect(orderedCategoriesFirst(items, ['Food', 'Camera'], categoryOf)).toEqual([
    'Food 1',
    'Food 2',
    'Camera 1',
    'Camera 2',
    'Phones 1',
  ])
})

it('keeps the order of the shop before the first order', () => {
  expect(orderedCategoriesFirst(items, [], categoryOf)).toEqual(items)
})

it('ignores a category without items', () => {
  expect(orderedCategoriesFirst(items, ['Gaming'], categoryOf)).toEqual(items)
})
