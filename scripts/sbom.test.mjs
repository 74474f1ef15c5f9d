import assert from 'node:assert/strict'
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { missingIn, neededIn, productionOf } from './sbom.mjs'

test('missingIn reports locked packages that the bill lacks, also if another version is in it', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@skafferi/ui': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/other': { name: '@real/name', version: '3.0.0' },
  }
  const bill = {
    components: [
      { 'bom-ref': 'a', name: 'a', version: '1.0.0' },
      { 'bom-ref': 'b', name: 'b', version: '2.0.0' },
    ],
  }
  assert.deepEqual(missingIn(bill, packages), ['b@1.0.0', '@real/name@3.0.0'])
})

test('productionOf omits development dependencies and keeps all others', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@skafferi/store': { link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/vitest/node_modules/pg': { version: '7.0.0', devOptional: true },
    'node_modules/vitest/node_modules/a': { version: '1.0.0', dev: true },
    'node_modules/a': { version: '1.0.0' },
  }
  const components = ['@skafferi/store@0.1.0', 'pg@8.0.0', 'pg@7.0.0', 'vitest@4.0.0', 'a@1.0.0'].map((ref) => {
    const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(ref) ?? []
    return { 'bom-ref': ref, name, version }
  })
  const dependencies = [
    { ref: 'root', dependsOn: ['vitest@4.0.0', 'pg@8.0.0'] },
    { ref: 'vitest@4.0.0', dependsOn: ['a@1.0.0'] },
  ]
  const bill = productionOf({ components, dependencies }, packages)
  assert.deepEqual(
    bill.components.map((component) => component['bom-ref']),
    ['@skafferi/store@0.1.0', 'pg@8.0.0', 'a@1.0.0'],
  )
  assert.deepEqual(bill.dependencies, [{ ref: 'root', dependsOn: ['pg@8.0.0'] }])
  assert.deepEqual(missingIn(bill, neededIn(packages)), [])
})

test('npm creates a complete production bill for this repository', () => {
  const full = execSync('npm sbom --sbom-format=cyclonedx --package-lock-only', {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const bill = productionOf(JSON.parse(full), packages)
  assert.deepEqual(missingIn(bill, neededIn(packages)), [])
  assert.deepEqual(
    missingIn(
      { components: bill.components.filter((/** @type {{ name: string }} */ { name }) => name !== 'pg') },
      neededIn(packages),
    ).map((name) => name.split('@')[0]),
    ['pg'],
  )
})
