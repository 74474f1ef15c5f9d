import { expect, test } from 'vitest'
import { judge, pageFiles } from './size'

const manifest = {
  '_base.js': { file: 'assets/base.js', imports: ['_libraries.js'], css: ['assets/all.css'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_frame.js': { file: 'assets/frame.js', imports: ['_base.js'] },
  'src/routes/cart.tsx': {
    file: 'assets/cart.js',
    imports: ['_frame.js', '_lines.js'],
    dynamicImports: ['src/dialog.tsx'],
  },
  '_lines.js': { file: 'assets/lines.js', imports: ['src/routes/cart.tsx'] },
  'src/dialog.tsx': { file: 'assets/dialog.js' },
  'src/routes/home.tsx': { file: 'assets/home.js', imports: ['_frame.js'], css: ['assets/home.css'] },
}

const shell = `<head>
  <link rel="icon" href="/assets/icon.svg" />
  <script type="module" crossorigin src="/assets/base.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/all.css">
</head>`

/** A build whose manifest contains the cart's page. */
const build = (cart: { module?: string; maxKb?: number }) => ({
  list: {
    maxStylesKb: 12,
    pages: [{ path: '/cart', file: 'app.html', module: 'src/routes/cart.tsx', maxKb: 50, ...cart }],
  },
  manifest,
  document: () => shell,
  size: (file: string) => (file.endsWith('.css') ? 5_000 : 10_000),
})

test("a page is its document's scripts, its route and all that these import, each file once", () => {
  expect(pageFiles(manifest, shell, 'src/routes/cart.tsx')).toEqual({
    scripts: ['assets/base.js', 'assets/cart.js', 'assets/libraries.js', 'assets/frame.js', 'assets/lines.js'],
    styles: ['assets/all.css'],
  })
})

test('what a document tells the browser to fetch ahead counts, needed or not', () => {
  const ahead = `${shell}<link rel="modulepreload" crossorigin href="/assets/dialog.js">`
  expect(pageFiles(manifest, ahead, 'src/routes/cart.tsx')?.scripts).toContain('assets/dialog.js')
})

test('what a page loads later does not count', () => {
  expect(pageFiles(manifest, shell, 'src/routes/cart.tsx')?.scripts).not.toContain('assets/dialog.js')
})

test('a page that is no longer loaded by itself is a problem, not a small page', () => {
  const { problems } = judge(build({ module: 'src/routes/gone.tsx' }))
  expect(problems.join()).toMatch(/^\/cart: src\/routes\/gone\.tsx has no script of its own/)
})

test('a page within its budget has no problem, and says how many files it loads', () => {
  const { rows, problems } = judge(build({}))
  expect(rows.join()).toMatch(/50\.00 of 50 kB JavaScript in 5 +5\.00 of 12 kB CSS in 1/)
  expect(problems).toEqual([])
})

test('a kilobyte is 1000 bytes', () => {
  expect(judge(build({ maxKb: 49.9 })).problems).toEqual(['/cart: 50.00 kB JavaScript, and 49.9 kB are allowed'])
})

test('the styles have a budget too', () => {
  const { list, ...rest } = build({ module: 'src/routes/home.tsx' })
  const { problems } = judge({ ...rest, list: { ...list, maxStylesKb: 9.9 } })
  expect(problems).toEqual(['/cart: 10.00 kB CSS, and 9.9 kB are allowed'])
})
