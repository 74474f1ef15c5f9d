import { expect, it } from 'vitest'
import { orderedCategoriesFirst } from './ordered-categories.rules'

const shelf = ['Camera 1', 'Food 1', 'Phones 1', 'Food 2', 'Camera 2']
const categoryOf = (item: string) => item.split(' ')[0]!

it('what a customer orders stands first, each category in the order of the shop', () => {
  expect(orderedCategoriesFirst(shelf, ['Food', 'Camera'], categoryOf)).toEqual([
    'Food 1',
    'Food 2',
    'Camera 1',
    'Camera 2',
    'Phones 1',
  ])
})

it('before the first order the order of the shop stays', () => {
  expect(orderedCategoriesFirst(shelf, [], categoryOf)).toEqual(shelf)
})

it('a category that is not on the shelf changes nothing', () => {
  expect(orderedCategoriesFirst(shelf, ['Gaming'], categoryOf)).toEqual(shelf)
})
