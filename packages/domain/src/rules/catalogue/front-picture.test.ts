import { expect, it } from 'vitest'
import { cardPicture, frontPicture } from './front-picture'

it('is beside the drawing of a pack', () => {
  expect(frontPicture('/assets/packshots/0ff7070d/saltan-fish.svg')).toBe(
    '/assets/packshots/0ff7070d/front/saltan-fish.svg',
  )
})

it.each([
  null,
  '',
  '/files/products/abccard.webp',
  '/assets/packshots/0ff7070d/hero/saltan-fish.svg',
  'https://a.example/b.svg',
])('does not exist for %s', (picture) => {
  expect(frontPicture(picture)).toBeNull()
})

it.each([
  ['/assets/packshots/0ff7070d/stamp/saltan-fish.svg', '/assets/packshots/0ff7070d/saltan-fish.svg'],
  ['/files/products/abcstamp.webp', '/files/products/abccard.webp'],
  ['https://a.example/stamp/b.svg', 'https://a.example/stamp/b.svg'],
  [null, null],
])('the card size of %s is %s', (small, card) => {
  expect(cardPicture(small)).toBe(card)
})
