import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { inventions, productFiles } from './honesty.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the product invents no stock, rating, review count, discount or points', () => {
  const files = productFiles(root)
  assert.ok(files.length > 200, `only ${files.length} files were read`)
  assert.deepEqual(files.flatMap(({ file, text }) => inventions(ts, file, text)), [])
})

for (const invented of [
  'const view = { average_rating: 4 }',
  'const { stock = 12 } = product',
  'const discount = 29',
  'const page = <Card rating={4.5} />',
  'const isNew = Math.random() < 0.3',
]) {
  test(`an invention is found: ${invented}`, () => {
    assert.equal(inventions(ts, 'sample.tsx', invented).length, 1)
  })
}

test('nought, and what the store said, are no inventions', () => {
  const text = 'const view = { discount: 0, stock: variant.inventory_quantity, rating }'
  assert.deepEqual(inventions(ts, 'sample.ts', text), [])
})
