import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declaredTypes } from './types-once.mjs'

test('interfaces and types that others may import are declared', () => {
  assert.deepEqual(declaredTypes('export interface CartView {}\nexport type Amount<T> = T\n'), ['CartView', 'Amount'])
})

test('what a file keeps to itself, passes on or only names is not', () => {
  const source =
    "interface Own {}\nexport type { CartView } from './views'\n// export type Named = 1\nexport const cart = 1\n"
  assert.deepEqual(declaredTypes(source), [])
})
