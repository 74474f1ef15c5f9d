import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declaredTypes } from './types-once.mjs'

test('finds exported interfaces and types', () => {
  assert.deepEqual(declaredTypes('export interface CartView {}\nexport type Amount<T> = T\n'), ['CartView', 'Amount'])
})

test('ignores local and re-exported types', () => {
  const source =
    "interface Own {}\nexport type { CartView } from './views'\n// export type Named = 1\nexport const cart = 1\n"
  assert.deepEqual(declaredTypes(source), [])
})
