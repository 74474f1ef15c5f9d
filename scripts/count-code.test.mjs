import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fragments, isProduction, linesOfCode } from './count-code.mjs'

test('linesOfCode counts neither blank lines nor comments, but every line of a template', () => {
  const text = [
    '// comment',
    '/**',
    ' * @param {string} name',
    ' */',
    'export const greet = (name) => `',
    '',
    'Hello ${name}`',
    '',
  ]
  assert.equal(linesOfCode(text.join('\n')), 2)
})

test('isProduction leaves out tests, stories, generated files and demo data', () => {
  const files = ['packages/ui/src/a.tsx', 'apps/web/src/b.ts', 'scripts/c.mjs']
  const others = ['packages/ui/src/a.stories.tsx', 'apps/web/src/b.test.ts', 'packages/api/src/generated/d.ts']
  assert.deepEqual([...files, ...others, 'packages/fixtures/src/e.ts', 'docs/f.md'].filter(isProduction), files)
})

test('fragments are small files that exactly one file imports', () => {
  const texts = new Map([
    ['src/a.ts', "import { b } from './b'\nimport { c } from './c'"],
    ['src/b.ts', "import { c } from './c'\nexport const b = 1"],
    ['src/c.ts', 'export const c = 1'],
    ['src/d/index.ts', "export { large } from './large'"],
    ['src/d/large.ts', 'export const large = 1'],
  ])
  const counts = new Map([...texts.keys()].map((file) => [file, file.endsWith('large.ts') ? 40 : 2]))
  assert.deepEqual(fragments(texts, counts), ['src/b.ts'])
})
