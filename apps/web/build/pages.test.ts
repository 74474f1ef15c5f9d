import { describe, expect, it } from 'vitest'
import { documentOf, scriptsOf } from './pages'

const manifest = {
  'src/main.tsx': { file: 'assets/base.js', name: 'base', css: ['assets/base.css'] },
  '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['src/main.tsx'] },
  'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['src/main.tsx', '_frame.js'] },
}
const loads = { manifest, pages: ['src/routes/landing.tsx'] }

describe('the document of a page', () => {
  it('names each script that the page is certain to load, once', () => {
    expect(scriptsOf(loads)).toEqual(['assets/landing.js', 'assets/frame.js'])
  })

  it('has title, scripts and styles in the head, and the content in the body', () => {
    const template = '<head><!--head-->\n<script type="module" src="/src/main.tsx"></script></head><body><!--page--></body>'
    const html = documentOf(template, '<title>Hi</title><main>$& shop</main>', { ...loads, pages: ['_frame.js'] })
    expect(html).toBe(
      '<head><title>Hi</title>' +
        '<script type="module" crossorigin src="/assets/base.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/frame.js">' +
        '<link rel="stylesheet" crossorigin href="/assets/base.css"></head>' +
        '<body><main>$& shop</main></body>',
    )
  })
  it.each(['<script>$RC("B:0")</script>', '<p style="color:red">Hi</p>', '<style>p{}</style>'])(
    'is refused with %s in it, which no browser would run under its policy',
    (content) => {
      expect(() => documentOf('<!--head--><!--page-->', content, loads)).toThrow(/its policy forbids/)
    },
  )
})
