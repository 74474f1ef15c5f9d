import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingReferences } from './coverage.mjs'

test('missingReferences reports missing stories, titles and files, and rows without a test', () => {
  /** @type {Record<string, string>} */
  const files = { 'a.stories.tsx': 'export const Failed: Story = {}', 'b.e2e.ts': "test('a customer orders', ..." }
  /** @param {string} path */
  const read = (path) => {
    const text = files[path]
    if (text === undefined) throw new Error('no such file')
    return text
  }
  const text = [
    '| situation | text | test |',
    '|---|---|---|',
    '| one | A | `a.stories.tsx#Failed` `b.e2e.ts#a customer orders` |',
    '| two | B | `a.stories.tsx#Gone` |',
    '| three | C | `c.test.ts#anything` |',
    '| four | D | none |',
  ].join('\n')
  assert.deepEqual(missingReferences(text, read), [
    'a.stories.tsx has no "Gone"',
    'c.test.ts is not there',
    'No test is named in: | four | D | none |',
  ])
})
