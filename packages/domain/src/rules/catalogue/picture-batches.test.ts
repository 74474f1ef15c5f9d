import { expect, it } from 'vitest'
import { megabyte } from '../text/file-size'
import { batchesOf, isPictureName, isTooLarge } from './picture-batches'

const pictures = (count: number, megabytes: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, size: megabytes * megabyte }))
const sizes = (files: { name: string; size: number }[]) => batchesOf(files).map(({ length }) => length)

it('batches up to ten small pictures, fewer larger ones, and sends the largest alone', () => {
  expect(sizes(pictures(25, 0.1))).toEqual([10, 10, 5])
  expect(sizes(pictures(5, 3))).toEqual([2, 2, 1])
  expect(sizes(pictures(3, 4))).toEqual([2, 1])
  expect(sizes(pictures(3, 20))).toEqual([1, 1, 1])
  expect(sizes([])).toEqual([])
  const mixed = [...pictures(7, 0.4), ...pictures(3, 9), ...pictures(12, 0.2)]
  expect(batchesOf(mixed).flat()).toEqual(mixed)
})

it('recognises pictures by their names', () => {
  const names = [
    'salt.JPG',
    'a b.jpeg',
    'x.png',
    'y.webp',
    '.DS_Store',
    '._salt.jpg',
    'Thumbs.db',
    'prices.csv',
    'jpg',
    'salt.jpg.part',
  ]
  expect(names.filter(isPictureName)).toEqual(['salt.JPG', 'a b.jpeg', 'x.png', 'y.webp'])
})

it('accepts a picture of 20 MB and rejects one more byte', () => {
  expect(isTooLarge({ name: 'a.jpg', size: 20 * megabyte })).toBe(false)
  expect(isTooLarge({ name: 'a.jpg', size: 20 * megabyte + 1 })).toBe(true)
})
