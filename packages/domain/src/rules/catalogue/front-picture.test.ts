import { expect, it } from 'vitest'
import { frontPicture } from './front-picture'

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
