import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appProblems } from './thin-app.mjs'

test('a route that only introduces is clean', () => {
  assert.deepEqual(appProblems('export default function Cart() {\n  return <CartScreen {...useCart()} />\n}\n'), [])
})

test('class names, calls and colours are found with their line', () => {
  const source = "const a = <p className=\"x\" />\nawait fetch('/store')\nwindow.fetch(url)\nconst c = '#fff'\nconst d = \"#12AB34\"\n"
  assert.deepEqual(appProblems(source).map((problem) => problem.split(':')[0]), ['1', '2', '3', '4', '5'])
})

test('prefetching, refetching, anchors and comments are none of them', () => {
  const source = "refetch()\nquery.fetch()\nconst a = '#main'\n// fetch('/x') and className\n/* \n '#fff' */\nconst u = 'https://a.example'\n"
  assert.deepEqual(appProblems(source), [])
})

test('the ground of a banner is content, a class name is not', () => {
  const source = "const background = '#000000'\nconst a = <p className=\"x\" />\n"
  assert.deepEqual(appProblems(source, 'apps/web/src/content/landing.ts'), [
    '2: a class name (a needed look is a variant in the kit)',
  ])
  assert.equal(appProblems(source, 'apps/web/src/routes/landing.tsx').length, 2)
})
