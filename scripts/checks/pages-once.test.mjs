import assert from 'node:assert/strict'
import { test } from 'node:test'
import pagesOnce, { pageProblems } from './pages-once.mjs'

const pages = [
  { path: '/', route: 'home' },
  { path: '/contact-us', route: 'contact' },
  { path: '/products/:id', route: 'product' },
  { path: '/sign-in', route: 'sign-in' },
]

test('reports the path of a page outside the table', () => {
  assert.deepEqual(pageProblems(pages, 'const a = 1\nserve("/contact-us")'), ['2: the path /contact-us'])
  assert.deepEqual(pageProblems(pages, "{ path: '/products/:id' }"), ['1: the path /products/:id'])
})

test('reports the file name of a page outside the table', () => {
  assert.deepEqual(pageProblems(pages, "lazy(() => import('./routes/contact'))"), ['1: the file of contact'])
  assert.deepEqual(pageProblems(pages, "{ module: 'src/routes/sign-in.tsx' }"), ['1: the file of sign-in'])
  assert.deepEqual(pageProblems(pages, "const file = 'contact.html'"), ['1: the file of contact'])
})

test('reports a second list of pages', () => {
  assert.deepEqual(pageProblems(pages, "documents(['home', 'sign-in',\n 'contact-us'])"), [
    "1: a list of pages, ['home', 'sign-in', 'contact-us']",
  ])
})

test('accepts links, and texts that only resemble a page', () => {
  const links = [
    'navigate(paths.contact)',
    '`${publicUrl}/sign-in?first=1`',
    "get('/store/products/:id')",
    "path === '/'",
  ]
  const others = ["['home', 'office']", "import('./sign-in-screen')", "'routes/contact-form'", "'./product.rules'"]
  assert.deepEqual(pageProblems(pages, [...links, ...others].join('\n')), [])
})

test('finds no problem in this project', async () => {
  assert.deepEqual(await pagesOnce(), [])
})
