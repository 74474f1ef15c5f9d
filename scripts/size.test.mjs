import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge, pageFiles } from './size.mjs'

const manifest = {
  'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js', '_libraries.js'], css: ['assets/all.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  'src/routes/cart.tsx': { file: 'assets/cart.js', imports: ['_shared.js', '_lines.js'], dynamicImports: ['src/dialog.tsx'] },
  '_lines.js': { file: 'assets/lines.js', imports: ['src/routes/cart.tsx'] },
  'src/dialog.tsx': { file: 'assets/dialog.js' },
  'src/routes/home.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
}

/** @param {string} file */
const tenKb = (file) => (file.endsWith('.css') ? 5_000 : 10_000)

/** @param {object} cart limits of the cart's route */
const budgets = (cart) => ({
  css: { maxKb: 12, maxFiles: 1 },
  routes: { cart: { module: 'src/routes/cart.tsx', maxKb: 50, maxFiles: 5, ...cart } },
})

test('a page is the entry, its route and all that these import, each file once', () => {
  assert.deepEqual(pageFiles(manifest, 'src/routes/cart.tsx'), {
    scripts: ['assets/entry.js', 'assets/shared.js', 'assets/libraries.js', 'assets/cart.js', 'assets/lines.js'],
    styles: ['assets/all.css'],
  })
})

test('what a page loads later does not count', () => {
  assert.ok(!pageFiles(manifest, 'src/routes/cart.tsx').scripts.includes('assets/dialog.js'))
})

test('a route that is no longer loaded by itself is an error, not a small page', () => {
  assert.throws(() => pageFiles(manifest, 'src/routes/gone.tsx'), /gone\.tsx is no chunk/)
})

test('a page within its budget has no problem', () => {
  assert.deepEqual(judge(manifest, budgets({}), tenKb).problems, [])
})

test('a kilobyte is 1000 bytes', () => {
  assert.deepEqual(judge(manifest, budgets({ maxKb: 49.9 }), tenKb).problems, [
    'cart: 50.0 kB JavaScript, and 49.9 kB are allowed',
  ])
})

test('one script too many is over budget', () => {
  assert.match(judge(manifest, budgets({ maxFiles: 4 }), tenKb).problems.join(), /^cart: 5 JavaScript files, and 4 are allowed/)
})

test('a second stylesheet is over budget', () => {
  const routes = { home: { module: 'src/routes/home.tsx', maxKb: 50, maxFiles: 5 } }
  const { problems } = judge(manifest, { css: { maxKb: 12, maxFiles: 1 }, routes }, tenKb)
  assert.match(problems.join(), /^home: 2 CSS files, and 1 are allowed/)
})
