import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockProblems } from './lock-complete.mjs'

const proven = { version: '2.2.1', integrity: 'sha512-one' }
const native = { ...proven, optionalDependencies: { 'argon-darwin': '2.2.1', 'argon-linux': '2.2.1' } }
const complete = {
  '': { version: '1.0.0' },
  'packages/ui': { version: '1.0.0' },
  'node_modules/@skafferi/ui': { link: true },
  'node_modules/argon': native,
  'node_modules/argon-darwin': proven,
  'node_modules/argon-linux': proven,
}

test('accepts a lock file with a hash for every download and an entry for every platform', () => {
  assert.deepEqual(lockProblems(complete), [])
})

test('reports a package without integrity, also a nested one', () => {
  const found = lockProblems({ ...complete, 'node_modules/argon/node_modules/ms': { version: '2.0.0' } })
  assert.deepEqual(
    found.map((sentence) => sentence.split(':')[0]),
    ['node_modules/argon/node_modules/ms has no integrity in package-lock.json'],
  )
})

test('reports a platform package without an entry', () => {
  const { 'node_modules/argon-darwin': _, ...linuxOnly } = complete
  assert.match(lockProblems(linuxOnly).join(), /^node_modules\/argon needs argon-darwin@2\.2\.1 on some platform/)
})

test('accepts a nested entry for the package that contains it', () => {
  const { 'node_modules/argon-darwin': darwin, ...others } = complete
  assert.deepEqual(lockProblems({ ...others, 'node_modules/argon/node_modules/argon-darwin': darwin }), [])
})

test('reports an entry with another version', () => {
  const old = { version: '2.2.0', integrity: 'sha512-two' }
  assert.match(lockProblems({ ...complete, 'node_modules/argon-darwin': old }).join(), /needs argon-darwin@2\.2\.1/)
  assert.match(
    lockProblems({ ...complete, 'node_modules/argon/node_modules/argon-linux': old }).join(),
    /needs argon-linux@2\.2\.1/,
  )
})

test('accepts an entry within a range', () => {
  const ranged = { ...proven, optionalDependencies: { fsevents: '~2.3.2' } }
  assert.deepEqual(
    lockProblems({
      'node_modules/vite': ranged,
      'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-one' },
    }),
    [],
  )
})

test('reports an optional dependency of a workspace without an entry', () => {
  assert.match(
    lockProblems({ 'apps/store': { optionalDependencies: { sharp: '^1.0.0' } } }).join(),
    /^apps\/store needs sharp@\^1\.0\.0/,
  )
})
