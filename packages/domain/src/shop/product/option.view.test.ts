import { expect, it } from 'vitest'
import { aProduct, aVariant } from '@skafferi/fixtures/build'
import { toOptionViews } from './option.view'

const option = { id: 'opt_size', title: 'Size', values: [{ id: 'v1', value: 'Small' }] }
const sold = [{ option_id: 'opt_size', value: 'Small' }]

it.each([
  ['tracked', 1, true],
  ['tracked', 0, false],
  ['always', 0, true],
  ['backorder', 0, true],
] as const)('offers the value of a variant that is %s with %i pieces: %s', (availability, pieces, expected) => {
  const variant = aVariant({ availability, inventory_quantity: pieces, options: sold })
  const [size] = toOptionViews(aProduct({ options: [option], variants: [variant] }), {})
  expect(size!.values[0]!.available).toBe(expected)
})
