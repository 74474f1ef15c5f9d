import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '../src/pages'
import { documentFile, documentOf, inSearch, pagePlace, scriptsOf } from './documents'

const manifest = {
  'src/main.tsx': {
    file: 'assets/main.js',
    imports: ['_libraries.js'],
    css: ['assets/main.css'],
    assets: ['assets/face.woff2', 'assets/flag.svg'],
  },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/main.tsx', '_libraries.js'] },
  'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['src/main.tsx', '_shared.js'] },
  '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['src/main.tsx'] },
}
const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the document of a page', () => {
  it('names each script that the page always loads, once', () => {
    const files = scriptsOf(manifest, ['src/main.tsx', 'src/routes/landing.tsx']).map(({ file }) => file)
    expect(files).toEqual(['assets/main.js', 'assets/libraries.js', 'assets/landing.js', 'assets/shared.js'])
  })

  it('is rejected for a page without a script', () => {
    expect(() => documentOf(template, manifest, '', pages.about)).toThrow('no script for src/routes/about.tsx')
  })

  it('has scripts and styles in the head, and the place of the content in the body', () => {
    const html = documentOf(template, manifest, pagePlace, pages.landing)
    const [head, body] = html.split('</head>')
    expect(head).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/face.woff2">' +
        '<link rel="stylesheet" crossorigin href="/assets/main.css">' +
        '<script type="module" crossorigin fetchpriority="low" src="/assets/main.js"></script>' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/libraries.js">' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/landing.js">' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/shared.js">',
    )
    expect(body).toContain('<div id="app" data-hydrating><!--page--></div>')
    expect(html).not.toContain('/src/')
  })

  it('loads its scripts with high priority if it has no content', () => {
    expect(documentOf(template, manifest, '', pages.landing)).not.toContain('fetchpriority')
  })

  it('keeps the placeholder of the shop’s settings', () => {
    expect(documentOf(template, manifest, '', pages.landing)).toContain('<!--settings-->')
  })

  it('is shared by all customers’ pages, and names the scripts of their header and footer', () => {
    expect(documentFile(pages.cart)).toBe(documentFile(pages.order))
    expect(documentOf(template, manifest, '')).toContain('href="/assets/frame.js"')
  })

  it('is the app’s for a page that the server renders', () => {
    expect(documentFile({ ...pages.landing, document: 'rendered' })).toBe('app.html')
  })
})

it('search engines list the pages that visitors read, and leave out those of customers', () => {
  const names = (state: string) =>
    Object.values(pages)
      .filter((page) => inSearch(page) === state)
      .map(({ path }) => path)
      .toSorted()
  expect(names('listed')).toEqual([
    '/about',
    '/contact-us',
    '/cookies',
    '/faq',
    '/imprint',
    '/landing',
    '/privacy',
    '/sign-up',
    '/terms',
  ])
  expect(names('private')).toEqual(['/cart', '/checkout', '/products', '/profile', '/thanks', '/wishlist'])
})
