import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingIn } from './sbom.mjs'

test('a locked package that the bill of materials lacks is named, whatever stands in its place', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@skafferi/ui': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/other': { name: '@real/name', version: '3.0.0' },
  }
  const bill = { components: [{ name: 'a', version: '1.0.0' }, { name: 'b', version: '2.0.0' }] }
  assert.deepEqual(missingIn(bill, packages), ['b@1.0.0', '@real/name@3.0.0'])
})
