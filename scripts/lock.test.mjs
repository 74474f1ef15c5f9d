import assert from 'node:assert/strict'
import { test } from 'node:test'
import { programsOf } from './lib/lock.mjs'

const packages = {
  'node_modules/argon': { version: '2.2.1', optionalDependencies: { 'argon-darwin': '2.2.1', 'argon-linux': '2.2.1' } },
  'node_modules/argon-darwin': { version: '2.2.1', cpu: ['arm64'] },
  'node_modules/argon-linux': { version: '2.2.1', cpu: ['x64'] },
  'node_modules/chokidar': { version: '3.6.0', optionalDependencies: { fsevents: '~2.3.2' } },
  'node_modules/fsevents': { version: '2.3.3' },
}

test('finds the program of each package with platform-specific programs', () => {
  const installed = new Set(['argon 2.2.1', 'argon-linux 2.2.1', 'chokidar 3.6.0'])
  assert.deepEqual(programsOf(packages, installed), [{ owner: 'argon 2.2.1', program: 'argon-linux 2.2.1' }])
})

test('reports packages without an installed program, or with one of another version', () => {
  for (const other of [[], ['argon-linux 2.2.0']]) {
    assert.deepEqual(programsOf(packages, new Set(['argon 2.2.1', ...other])), [
      { owner: 'argon 2.2.1', program: undefined },
    ])
  }
})

test('ignores packages that are not installed', () => {
  assert.deepEqual(programsOf(packages, new Set(['chokidar 3.6.0'])), [])
})
