import { expect, it } from 'vitest'
import { brandStyles } from './brand-styles'

it('writes the ten colours of a brand as custom properties', () => {
  expect(brandStyles('#7a3e00').match(/--sk-brand-\d+: oklch\(/g)).toHaveLength(10)
})

it.each(['7a3e00', '#7a3', 'brown', ''])('refuses %j with a sentence that says how a colour is written', (colour) => {
  expect(() => brandStyles(colour)).toThrow(`such as #7a1f4a, not "${colour}"`)
})
