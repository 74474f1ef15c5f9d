import { describe, expect, it } from 'vitest'
import { documentOf, scriptsOf } from './pages'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_libraries.js'] },
  'src/routes/landing.tsx': { file: 'assets/landing.js', imports: ['index.html', '_shared.js'] },
}

describe('a prerendered page', () => {
  it('names the scripts of its own that the document does not load yet', () => {
    expect(scriptsOf(manifest, 'src/routes/landing.tsx')).toEqual(['assets/landing.js', 'assets/shared.js'])
  })

  it('has its title in the head and its content in the body', () => {
    const html = documentOf('<head><!--head--></head><body><!--page--></body>', '<title>Hi</title><main>$& shop</main>', ['a.js'])
    expect(html).toBe(
      '<head><title>Hi</title><link rel="modulepreload" crossorigin href="/a.js"></head><body><main>$& shop</main></body>',
    )
  })
})
