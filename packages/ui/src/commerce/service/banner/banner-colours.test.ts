import { expect, it } from 'vitest'
import { bannerColoursFor, luminance } from './banner-colours'

it.each([
  ['#000000', 'light'],
  ['#082b37', 'light'],
  ['#0000ff', 'light'],
  ['#ff0000', 'dark'],
  ['#d9e4dc', 'dark'],
  ['#FFFFFF', 'dark'],
] as const)('%s carries %s ink', (colour, ink) => {
  expect(bannerColoursFor(colour).ink).toBe(ink)
})

const greys = Array.from({ length: 256 }, (_, grey) => `#${grey.toString(16).padStart(2, '0').repeat(3)}`)
const nearBlack = 0.014

it('text on any grey of an operator has a contrast of 4.5, or the grey is lightened', () => {
  const hard = greys.filter((colour) => {
    const { ink, background } = bannerColoursFor(colour)
    const light = luminance(colour) + 0.05
    const contrast = ink === 'light' ? 1.05 / light : light / (nearBlack + 0.05)
    return contrast < 4.5 && !background.startsWith('light-dark(color-mix(')
  })
  expect(hard).toEqual([])
})
