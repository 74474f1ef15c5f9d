import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notes, privilegedIn } from './pinned.mjs'

test('reports a privileged container with its line', () => {
  assert.deepEqual(privilegedIn('w.yml', 'options: --privileged'), [
    'w.yml:1 a container gets all rights of its machine',
  ])
  assert.equal(privilegedIn('compose.yaml', 'store:\n  privileged: true').length, 1)
  assert.deepEqual(privilegedIn('w.yml', 'options: --tmpfs /disk\n# not privileged'), [])
})

test('reports references by a tag only, with their place', () => {
  for (const note of notes()) assert.match(note, /^[\w./-]+:\d+ referenced by tag only: \S+[:@]\S+$/)
})
