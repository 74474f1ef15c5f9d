import { expect, it } from 'vitest'
import { inkOn } from './ground'

it.each([
  ['#000000', 'light'],
  ['#1c2b2a', 'light'],
  ['#0000ff', 'light'],
  ['#ff0000', 'dark'],
  ['#d9e4dc', 'dark'],
  ['#FFFFFF', 'dark'],
] as const)('%s carries %s ink', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink)
})
