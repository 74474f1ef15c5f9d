import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandProblems, fileProblems, linkProblems, titleProblems } from './docs.mjs'

const paths = new Set(['README.md', 'docs', 'docs/a.md', 'apps', 'apps/web', 'apps/web/src', 'apps/web/src/pages.ts'])
const read = () => '# Title\n\n## What counts, and why\n'

test('names a link to a missing file or heading', () => {
  const text = '[a](gone.md) [b](a.md#nothing) [c](../apps/missing)'
  assert.deepEqual(linkProblems('docs/a.md', text, paths, read), [
    'docs/a.md: the link gone.md leads to no file',
    'docs/a.md: the link a.md#nothing leads to no heading',
    'docs/a.md: the link ../apps/missing leads to no file',
  ])
})

test('accepts links to files, folders, headings and other sites', () => {
  const text = '[a](docs/a.md#what-counts-and-why) [b](apps/web/) [c](https://example.com/x) [d](#here)\n## Here\n'
  assert.deepEqual(linkProblems('README.md', text, paths, read), [])
})

test('names a file in backticks that does not exist', () => {
  assert.deepEqual(fileProblems('README.md', '`apps/web/src/gone.ts`, `npx x docs/gone`, `routes.ts`', paths), [
    'README.md: there is no file apps/web/src/gone.ts',
    'README.md: there is no file docs/gone',
    'README.md: there is no file routes.ts',
  ])
})

test('accepts the end of a path, placeholders, patterns and generated folders', () => {
  const text = '`src/pages.ts` `apps/<app>/src` `apps/web/**/*.@(ts\\|tsx)` `{apps,docs}/*.md` `dist/x.ts`'
  assert.deepEqual(fileProblems('README.md', text, paths), [])
})

test('ignores packages, addresses and other code in backticks', () => {
  const text = '`@skafferi/ui/button.css` `/admin/a.json` `https://a.example/b.md` `a / b` `useAction`'
  assert.deepEqual(fileProblems('README.md', text, paths), [])
})

test('names a quoted test title that the file does not have', () => {
  const tests = new Set(['apps/store/src/cart/change-cart.test.ts'])
  const source = () => "it('takes three statements for any number of lines', ...)"
  const text = '`cart/change-cart.test.ts` "takes three statements …", "is gone …"; `other.test.ts` "is not there"'
  assert.deepEqual(titleProblems('docs/promises.md', text, tests, source), [
    'docs/promises.md: cart/change-cart.test.ts has no test "is gone"',
    'docs/promises.md: other.test.ts has no test "is not there"',
  ])
})

test('names an npm command that no workspace has', () => {
  const scripts = new Map([
    ['', new Set(['check'])],
    ['@skafferi/ui', new Set(['build'])],
  ])
  const text =
    'npm run check, npm run build -w @skafferi/ui, npm run build -w @skafferi/<name>, npm run build, npm run x'
  assert.deepEqual(commandProblems('README.md', text, scripts), [
    'README.md: there is no command npm run build',
    'README.md: there is no command npm run x',
  ])
})
