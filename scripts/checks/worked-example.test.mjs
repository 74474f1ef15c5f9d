import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleProblems, filesOfExample } from './worked-example.mjs'

/** @type {Record<string, string>} */
const files = {
  'packages/domain/package.json': '{ "exports": { "./rules/*": "./src/rules/*.ts", "./*": "./src/*/index.ts" } }',
  'packages/domain/src/rules/price/price.ts': 'export const a = 1',
  'packages/domain/src/shop/price/index.ts':
    "export { usePrice } from './use-price'\nexport { useTax } from './use-tax'",
  'packages/domain/src/shop/price/use-tax.ts': '',
  'packages/domain/src/shop/price/use-price.ts': "import { a } from '../../rules/price/price'",
  'apps/store/src/price.ts': "import { a } from '@skafferi/domain/rules/price/price'",
  'apps/web/src/page.tsx': "import { usePrice } from '@skafferi/domain/shop/price'",
}
const read = (/** @type {string} */ file) => files[file] ?? ''
const exists = (/** @type {string} */ file) => file in files

const chain = [
  'apps/store/src/price.ts',
  'packages/domain/src/rules/price/price.ts',
  'packages/domain/src/shop/price/use-price.ts',
  'apps/web/src/page.tsx',
]

test('accepts files that import each other, also through a package and an index', () => {
  assert.deepEqual(exampleProblems(chain, read, exists), [])
})

test('names neighbours that do not import each other', () => {
  assert.deepEqual(exampleProblems([chain[0] ?? '', chain[3] ?? ''], read, exists), [
    'ARCHITECTURE.md: apps/store/src/price.ts and apps/web/src/page.tsx do not import each other',
  ])
})

test('follows an index for the imported names only', () => {
  assert.equal(
    exampleProblems(['apps/web/src/page.tsx', 'packages/domain/src/shop/price/use-tax.ts'], read, exists).length,
    1,
  )
})

test('names a file that is missing', () => {
  assert.deepEqual(exampleProblems([...chain, 'apps/web/src/gone.tsx'], read, exists), [
    'ARCHITECTURE.md: the worked example names apps/web/src/gone.tsx, which is missing',
  ])
})

test('reads the first file of each numbered item of the section', () => {
  const text =
    '## Worked example: a price\n\n1. `a.ts` calls `b.ts`.\n2. The page `c.tsx` shows it.\n\n## Next\n\n1. `d.ts`\n'
  assert.deepEqual(filesOfExample(text), ['a.ts', 'c.tsx'])
})
