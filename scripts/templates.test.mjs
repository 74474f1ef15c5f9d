import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlain, written } from './lib/templates.mjs'

test('a template becomes a file named and written after what is new', () => {
  const own = { name: 'price-flag', group: 'Commerce' }
  const text = "export function __Name__() {} // __Group__/__Title__"
  assert.deepEqual(written('Name.stories.tsx.template', text, own), {
    file: 'PriceFlag.stories.tsx',
    text: 'export function PriceFlag() {} // Commerce/Price flag',
  })
})

test('a name is what a folder can be called', () => {
  assert.deepEqual(['price-flag', 'b2b', 'PriceFlag', '../flag', 'price--flag', ''].map(isPlain), [true, true, false, false, false, false])
})
