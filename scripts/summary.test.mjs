import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judge } from './lib/summary.mjs'

/** @param {string} taskId */
const part = (taskId, exitCode = 0, status = 'MISS') => ({
  taskId,
  command: 'vitest run',
  cache: { status },
  execution: { startTime: 0, endTime: 1500, exitCode },
})

test('a row names each task with its outcome and duration', () => {
  const parts = [part('@skafferi/domain#test'), part('//#size', 0, 'HIT'), part('//#check:lint', 1)]
  const { table, line, good } = judge(parts, ['test', 'size', 'check:lint'])
  assert.deepEqual(table.split('\n'), [
    'passed      1.5 s  @skafferi/domain#test',
    'cached      1.5 s  size',
    'failed      1.5 s  check:lint',
  ])
  assert.equal(line, '1 passed, 1 cached, 1 failed')
  assert.equal(good, false)
})

test('a workspace without the task has no row', () => {
  assert.equal(judge([{ ...part('@skafferi/api#test:pglite'), command: '<NONEXISTENT>' }], []).table, '')
})

test('a task whose dependency failed is reported as not run', () => {
  const { table, line, good } = judge([part('@skafferi/web#build', 1)], ['size'])
  assert.match(table, /not run +size$/)
  assert.equal(line, '0 passed, 0 cached, 1 failed, 1 not run')
  assert.equal(good, false)
})

test('stories and journeys without a browser fail the run, but not the other tasks', () => {
  const parts = [part('//#size'), part('//#browser', 1), part('//#e2e:firefox')]
  const { table, line, good } = judge(parts, ['size', 'e2e:pglite', 'e2e:firefox'])
  assert.match(table, /not run +e2e:pglite$/)
  assert.equal(line, '2 passed, 0 cached, 1 failed, 1 not run')
  assert.equal(good, false)
})

test('pictures of another browser are reported as skipped, without failing', () => {
  const { table, line, good } = judge([part('//#visual', 3), part('//#size')], ['visual', 'size'])
  assert.match(table, /^skipped +1\.5 s {2}visual$/m)
  assert.equal(line, "1 passed, 0 cached, 0 failed, 1 skipped (another browser than the pictures')")
  assert.equal(good, true)
  assert.equal(judge([part('//#visual', 1)], ['visual']).good, false)
  assert.equal(judge([part('//#size', 3)], ['size']).good, false)
})
