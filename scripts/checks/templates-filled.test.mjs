import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { unfilled } from './templates-filled.mjs'

test('a new component with the template’s TODOs is refused, with the place of each', () => {
  const template = readFileSync(new URL('../templates/component/Name.tsx.template', import.meta.url), 'utf8')
  const [first, ...others] = unfilled('Name.tsx', template)
  assert.match(first ?? '', /^Name\.tsx:\d+ TODO: the content/)
  assert.equal(others.length, [...template.matchAll(/TODO/g)].length - 1)
})

test('a file whose TODOs are replaced passes', () => {
  assert.deepEqual(unfilled('Name.tsx', '/** The name of the company. */'), [])
})
