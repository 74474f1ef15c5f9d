import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './lib/command.mjs'
import { withLines } from './lib/new-lines.mjs'
import { isPlain, written } from './lib/templates.mjs'

const own = { name: 'price-flag', group: 'Commerce/Catalogue', since: '0.2.0' }

test('written replaces the placeholders in names and texts', () => {
  const text = 'export function __Name__() {} // __Group__/__Title__ __camel__ __name__ __Since__'
  assert.deepEqual(written('packages/__name__/Name.stories.tsx.template', text, own), {
    file: 'packages/price-flag/PriceFlag.stories.tsx',
    text: 'export function PriceFlag() {} // Commerce/Catalogue/Price flag priceFlag price-flag 0.2.0',
  })
})

test('isPlain accepts valid folder names only', () => {
  assert.deepEqual(['price-flag', 'b2b', 'PriceFlag', '../flag', 'price--flag', ''].map(isPlain), [
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a route and an endpoint have an entry in every list that requires one', () => {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  const added = ['route', 'endpoint']
    .flatMap((kind) => withLines(kind, own, read))
    .map(({ file, text }) => text.length > read(file).length)
  assert.deepEqual(
    added,
    Array.from({ length: 8 }, () => true),
  )
  assert.throws(() => withLines('route', own, () => 'nothing'), /has no line/)
})
