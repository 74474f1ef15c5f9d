import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyFailed, CannotRun, inCi, runParts, summaryLine } from './lib/parts.mjs'

const good = { name: 'good', run: () => true }
const bad = { name: 'bad', run: () => false }
const broken = {
  name: 'broken',
  run: () => {
    throw new Error('it broke')
  },
}
const without = {
  name: 'without',
  run: () => {
    throw new CannotRun('no browser')
  },
}

test('a failure does not stop the parts after it', async () => {
  const results = await runParts([bad, broken, good], true)
  assert.deepEqual(results.map(({ outcome }) => outcome), ['failed', 'failed', 'passed'])
  assert.equal(summaryLine(results), '1 passed, 2 failed')
  assert.equal(anyFailed(results), true)
})

test('in continuous integration a part without its means fails', async () => {
  assert.equal(summaryLine(await runParts([good, without], true)), '1 passed, 1 failed')
})

test('elsewhere it is skipped, and the closing line says so', async () => {
  const results = await runParts([good, without], false)
  assert.equal(summaryLine(results), '1 passed, 0 failed, 1 skipped')
  assert.equal(results[1]?.note, 'no browser')
  assert.equal(anyFailed(results), false)
})

test('CI counts as set unless it says otherwise', () => {
  assert.deepEqual([{ CI: 'true' }, { CI: '1' }, { CI: 'false' }, { CI: '0' }, { CI: '' }, {}].map(inCi), [
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
