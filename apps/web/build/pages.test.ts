import { describe, expect, it } from 'vitest'
import { documentOf, scriptsOf } from './pages'

const manifest = {
  '_base.js': { file: 'assets/base.js', name: 'base', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['_base.js', '_runtime.js'] },
  'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['_base.js', '_frame.js'] },
}

describe('a prerendered page', () => {
  it('names the scripts of its own that the document does not load yet', () => {
    expect(scriptsOf(manifest, 'src/routes/landing.tsx')).toEqual(['assets/landing.js', 'assets/frame.js'])
  })

  it('has its title in the head and its content in the body', () => {
    const html = documentOf('<head><!--head--></head><body><!--page--></body>', '<title>Hi</title><main>$& shop</main>', ['a.js'])
    expect(html).toBe(
      '<head><title>Hi</title><link rel="modulepreload" crossorigin href="/a.js"></head><body><main>$& shop</main></body>',
    )
  })
})
