import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { withoutBases } from './lib/lean-colours.mjs'

test('replaces colours that are derived from a base with their values', () => {
  const css =
    ':root { --info-base: oklch(0.4 0.07 224); --info: oklch(from var(--info-base) 0.3 min(c, 0.04) calc(h + 3)); }'
  assert.equal(withoutBases(css), ':root {  --info: oklch(0.3 0.04 227); }')
})

test('keeps a chroma below the limit, and reads minified sheets', () => {
  const css = '--ink-base:oklch(40% .02 224);a{color:oklch(from var(--ink-base) .3 min(c, .04) h)}'
  assert.equal(withoutBases(css), 'a{color:oklch(.3 0.02 224)}')
})

test('keeps how transparent a colour is', () => {
  const css = '--ink-base: oklch(0.36 0.028 228);a{color:oklch(from var(--ink-base) 0.24 min(c, 0.023) h / 0.48)}'
  assert.equal(withoutBases(css), 'a{color:oklch(0.24 0.023 228 / 0.48)}')
})

test('leaves no base in the theme, only the steps of the brand, which a seller sets', () => {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../packages/ui/src/theme/${name}.css`, import.meta.url), 'utf8')
  assert.doesNotMatch(
    withoutBases(read('palette') + read('roles')).replace(/\/\*[^]*?\*\//g, ''),
    /-base\b|\bfrom (?!var\(--brand-\d)/,
  )
})
