import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longLines } from './line-length.mjs'

test('finds lines of more than 120 characters by their number', () => {
  assert.deepEqual(longLines(['a'.repeat(121), 'b'.repeat(120), '', `// ${'c'.repeat(118)}`].join('\n')), [1, 4])
})
