/** Breaks each rule of .dependency-cruiser.mjs once in a temporary project, and checks each permitted import once. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import config from '../.dependency-cruiser.mjs'
import { binPath, root } from './lib/command.mjs'

/** The files of that project; each exports a number. */
const projectFiles = [
  'packages/api/src/index.ts',
  'packages/api/src/client.ts',
  'packages/api/src/generated/limits.ts',
  'packages/fixtures/src/world/index.ts',
  'packages/packshots/src/index.ts',
  'packages/brand/src/content/packs.ts',
  'packages/brand/src/content/others.ts',
  'packages/domain/src/shop/cart/index.ts',
  'packages/domain/src/shop/cart/cart.view.ts',
  'packages/domain/src/shop/cart/views.ts',
  'packages/domain/src/office/index.ts',
  'packages/domain/src/rules/cart/cart.ts',
  'packages/domain/src/rules/pricing/money.ts',
  'packages/domain/src/rules/text/number-text.ts',
  'packages/ui/src/theme/index.ts',
  'packages/ui/src/words/index.ts',
  'packages/ui/src/components/actions/button/index.ts',
  'packages/ui/src/components/actions/button/Button.stories.tsx',
  'packages/ui/src/components/content/timeline/index.ts',
  'packages/ui/src/commerce/card/index.ts',
  'packages/ui/src/screens/home/index.ts',
  'apps/web/src/shop.ts',
  'apps/store/src/modules/pricing/index.ts',
  'apps/store/src/modules/pricing/prices.ts',
  'apps/store/src/modules/selling/cart/index.ts',
  'apps/store/src/modules/selling/cart/change-cart.ts',
  'apps/store/src/platform/db/schema/index.ts',
  'scripts/tool.mjs',
]

/** @type {Record<string, Record<string, string>>} */
const publicPaths = {
  api: { '.': './src/index.ts', './limits': './src/generated/limits.ts' },
  fixtures: { './world': './src/world/index.ts' },
  brand: { './content/*': './src/content/*.ts' },
  packshots: { '.': './src/index.ts' },
  domain: { './rules/*': './src/rules/*.ts', './*/views': './src/*/views.ts', './*': './src/*/index.ts' },
  ui: { './screens/*': './src/screens/*/index.ts' },
}

/** Rule, file that breaks it, what the file imports. @type {[string, string, string][]} */
const broken = [
  ['no-cycle', 'packages/ui/src/theme/a.ts', './b'],
  ['no-unresolved', 'apps/web/src/no.ts', '@skafferi/domain/shop/cart/cart.view'],
  ['by-name-not-by-path', 'apps/web/src/path.ts', '../../../packages/domain/src/shop/cart/index'],
  ['production-without-stories-and-tests', 'packages/ui/src/components/actions/button/x.ts', './Button.stories'],
  ['production-without-stories-and-tests', 'packages/domain/src/shop/cart/z.ts', '../../testing/shop'],
  ['api-nothing-internal', 'packages/api/src/x.ts', '@skafferi/domain/shop/cart'],
  ['fixtures-only-api-and-rules', 'packages/fixtures/src/x.ts', '@skafferi/domain/shop/cart'],
  ['fixtures-only-api-and-rules', 'packages/fixtures/src/x.test.ts', '@skafferi/domain/shop/cart'],
  ['fixtures-only-api-and-rules', 'packages/fixtures/src/y.ts', '@skafferi/brand/content/others'],
  ['packshots-nothing-internal', 'packages/packshots/src/x.ts', '@skafferi/fixtures/world'],
  ['packshots-only-where-they-are-baked', 'packages/fixtures/src/world/x.ts', '@skafferi/packshots'],
  ['domain-only-api', 'packages/domain/src/shop/cart/x.ts', '@skafferi/fixtures/world'],
  ['domain-only-api', 'packages/domain/src/shop/cart/y.ts', '../../../../api/src/client'],
  ['domain-outside-also-world', 'packages/domain/src/shop/cart/x.test.ts', '@skafferi/ui/screens/home'],
  ['rules-only-rules', 'packages/domain/src/rules/cart/a.ts', 'react'],
  ['rules-only-rules', 'packages/domain/src/rules/cart/b.ts', '@skafferi/api'],
  ['rules-only-rules', 'packages/domain/src/rules/cart/c.ts', '../../shop/cart/cart.view'],
  ['areas-meet-in-the-index', 'packages/domain/src/shop/new-area/x.ts', '../cart/cart.view'],
  ['areas-meet-in-the-index', 'packages/domain/src/shop/new-area/x.test.ts', '../cart/cart.view'],
  ['shop-and-office-apart', 'packages/domain/src/office/orders/x.ts', '../../shop/cart'],
  ['shop-and-office-apart', 'packages/domain/src/shop/new-area/y.ts', '../../office'],
  ['shop-and-office-apart', 'packages/domain/src/platform/x.ts', '../shop/cart'],
  ['brand-nothing-internal', 'packages/brand/src/x.ts', '@skafferi/api'],
  ['ui-nothing-internal', 'packages/ui/src/screens/home/x.ts', '@skafferi/api'],
  ['ui-nothing-internal', 'packages/ui/src/screens/home/y.ts', '@skafferi/domain/shop/cart'],
  ['ui-nothing-internal', 'packages/ui/src/screens/home/w.ts', '@skafferi/domain/rules/pricing/money'],
  ['ui-only-types-of-views', 'packages/ui/src/screens/home/z.ts', '@skafferi/domain/shop/cart/views'],
  ['views-only-types', 'packages/domain/src/shop/new-area/views.ts', './x.view'],
  ['ui-outside-world-and-domain', 'packages/ui/src/screens/home/x.stories.tsx', '../../../../../apps/web/src/shop'],
  ['ui-layer-theme-and-words', 'packages/ui/src/words/x.ts', '../components/actions/button'],
  ['ui-layer-internal', 'packages/ui/src/internal/x.ts', '../commerce/card'],
  ['ui-layer-components', 'packages/ui/src/components/new/x.ts', '../../commerce/card'],
  ['ui-layer-commerce', 'packages/ui/src/commerce/card/x.ts', '../../screens/home'],
  ['shop-without-office', 'packages/ui/src/commerce/card/y.ts', '../../components/content/timeline'],
  ['web-only-api-domain-ui', 'apps/web/src/x.ts', '@skafferi/fixtures/world'],
  ['web-outside-also-world', 'apps/web/src/x.stories.tsx', '../../store/src/modules/selling/cart/index'],
  ['store-only-rules', 'apps/store/src/x.ts', '@skafferi/domain/shop/cart'],
  ['store-only-rules', 'apps/store/src/y.ts', '@skafferi/fixtures/world'],
  ['store-only-types-of-api', 'apps/store/src/z.ts', '@skafferi/api'],
  ['store-outside-also-world', 'apps/store/src/x.test.ts', '@skafferi/ui/screens/home'],
  ['store-modules-meet-in-the-index', 'apps/store/src/modules/selling/new/x.ts', '../cart/change-cart'],
  ['store-modules-meet-in-the-index', 'apps/store/src/modules/selling/new/z.ts', '../../pricing/prices'],
  ['store-modules-meet-in-the-index', 'apps/store/src/modules/pricing/x.ts', '../selling/cart/change-cart'],
  ['store-platform-without-modules', 'apps/store/src/platform/x.ts', '../modules/selling/cart'],
  ['store-sql-stands-in-repos', 'apps/store/src/modules/selling/new/read.ts', '../../../platform/db/schema'],
  ['store-sql-stands-in-repos', 'apps/store/src/modules/selling/new/write.ts', 'drizzle-orm'],
  ['nobody-imports-the-tooling', 'apps/store/src/tool.ts', '../../../scripts/tool.mjs'],
]

/** File and what it may import. @type {[string, string][]} */
const permitted = [
  ['packages/fixtures/src/ok.ts', '@skafferi/api'],
  ['packages/fixtures/src/bake.ts', '@skafferi/packshots'],
  ['packages/fixtures/src/world/drawings.ts', '@skafferi/brand/content/packs'],
  ['packages/fixtures/src/also.ts', '@skafferi/domain/rules/cart/cart'],
  ['packages/domain/src/shop/cart/ok.ts', '@skafferi/api/limits'],
  ['packages/domain/src/shop/new-area/ok.ts', '../cart'],
  ['packages/domain/src/rules/new-topic/ok.ts', '../pricing/money'],
  ['packages/domain/src/rules/new-topic/also.ts', '@skafferi/api/limits'],
  ['packages/domain/src/shop/new-area/also.ts', '../../rules/cart/cart'],
  ['packages/domain/src/shop/new-area/ok.test.ts', '../../testing/shop'],
  ['packages/domain/src/testing/shop.ts', '@skafferi/fixtures/world'],
  ['packages/domain/src/shop/cart/ok.test.ts', '@skafferi/fixtures/world'],
  ['packages/ui/src/screens/home/ok.ts', '../../commerce/card'],
  ['packages/ui/src/commerce/card/ok.ts', '../../components/actions/button'],
  ['packages/ui/src/components/new/ok.ts', '../../words'],
  ['packages/ui/src/components/new/also.ts', '@skafferi/domain/rules/text/number-text'],
  ['packages/ui/src/components/content/data-table/ok.ts', '../timeline'],
  ['packages/ui/src/office/orders/ok.ts', '../../components/content/timeline'],
  ['packages/ui/src/internal/ok.ts', '../components/actions/button'],
  ['packages/ui/src/internal/stories/world.ts', '@skafferi/fixtures/world'],
  ['packages/ui/src/screens/home/ok.stories.tsx', '@skafferi/domain/shop/cart'],
  ['packages/ui/src/screens/home/also.stories.tsx', '@skafferi/fixtures/world'],
  ['apps/web/src/ok.ts', '@skafferi/ui/screens/home'],
  ['apps/web/src/ok.stories.tsx', '@skafferi/fixtures/world'],
  ['apps/store/src/ok.ts', '@skafferi/domain/rules/cart/cart'],
  ['apps/store/src/modules/selling/new/ok.ts', '../cart'],
  ['apps/store/src/modules/selling/new/also.ts', '../../pricing'],
  ['apps/store/src/modules/pricing/ok.ts', './prices'],
  ['apps/store/src/modules/selling/new/ok.repo.ts', '../../../platform/db/schema'],
  ['apps/store/src/ok.test.ts', '@skafferi/api'],
  ['apps/store/src/seed/index.ts', '@skafferi/fixtures/world'],
]

let folder = ''
/** @type {{ from: string, rule: { name: string } }[]} */
let violations = []

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/**
 * @param {string} path
 * @param {string} target
 */
const writeImport = (path, target) => write(path, `import * as it from '${target}'\nexport const x = it\n`)

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-law-'))
  write('package.json', JSON.stringify({ name: 'administration', private: true, workspaces: ['packages/*', 'apps/*'] }))
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  projectFiles.forEach((path) => write(path, 'export const one = 1\n'))
  mkdirSync(join(folder, 'node_modules/@skafferi'), { recursive: true })
  for (const [name, exports] of Object.entries(publicPaths)) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@skafferi/${name}`, type: 'module', exports }))
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@skafferi', name), 'dir')
  }
  broken.forEach(([, path, target]) => writeImport(path, target))
  permitted.forEach(([path, target]) => writeImport(path, target))
  writeImport('packages/ui/src/theme/b.ts', './a')
  write('apps/store/src/types.ts', "import type * as it from '@skafferi/api'\nexport type It = typeof it\n")
  write('packages/ui/src/commerce/card/view.ts', "export type { one } from '@skafferi/domain/shop/cart/views'\n")
  write('packages/domain/src/shop/cart/views.ts', "export type { one } from './cart.view'\n")
  const both = "import type { one } from '@skafferi/api'\nimport * as it from '@skafferi/api'\n"
  write('apps/store/src/both.ts', `${both}export type One = typeof one\nexport const x = it\n`)

  const program = binPath('dependency-cruiser', 'depcruise')
  const flags = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'apps']
  const { stdout } = spawnSync(process.execPath, [program, ...flags], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  violations = JSON.parse(stdout).summary.violations
})

after(() => rmSync(folder, { recursive: true, force: true }))

/** @param {string} path */
const rulesBrokenBy = (path) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)

for (const [rule, path, target] of broken) {
  test(`${rule}: ${path} may not import ${target}`, () => {
    assert.ok(rulesBrokenBy(path).includes(rule), `broken: ${rulesBrokenBy(path).join(', ') || 'nothing'}`)
  })
}

for (const [path, target] of permitted) {
  test(`${path} may import ${target}`, () => assert.deepEqual(rulesBrokenBy(path), []))
}

test('the store may import types of the contract, but no values', () => {
  assert.deepEqual(rulesBrokenBy('apps/store/src/types.ts'), [])
  assert.deepEqual(rulesBrokenBy('apps/store/src/both.ts'), ['store-only-types-of-api'])
})

test('the component library may import types of views, which may be re-exported from their feature', () => {
  assert.deepEqual(rulesBrokenBy('packages/ui/src/commerce/card/view.ts'), [])
  assert.deepEqual(rulesBrokenBy('packages/domain/src/shop/cart/views.ts'), [])
})

test('every rule is tested', () => {
  const tried = new Set(broken.map(([rule]) => rule))
  const untried = (config.forbidden ?? []).map(({ name }) => name ?? '').filter((name) => !tried.has(name))
  assert.deepEqual(untried, [])
})
