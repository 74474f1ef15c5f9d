import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inventions } from './honesty.mjs'

for (const invented of [
  'const view = { average_rating: 4 }',
  'const { stock = 12 } = product',
  'const discount = 29',
  'const page = <Card rating={4.5} />',
  'const isNew = Math.random() < 0.3',
]) {
  test(`an invention is found: ${invented}`, () => {
    assert.equal(inventions('sample.tsx', invented).length, 1)
  })
}

test('accepts zero and values from the store', () => {
  const text = 'const view = { discount: 0, stock: variant.inventory_quantity, rating }'
  assert.deepEqual(inventions('sample.ts', text), [])
})
