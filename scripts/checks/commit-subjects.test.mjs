import assert from 'node:assert/strict'
import { test } from 'node:test'
import commitSubjects, { notes, subjectProblems } from './commit-subjects.mjs'

test('accepts a scope and an imperative summary', () => {
  assert.deepEqual(subjectProblems('cart: reject quantities above the line limit'), [])
  assert.deepEqual(subjectProblems('e2e, web: seed the demo shop once'), [])
})

test('names a subject without a scope', () => {
  assert.deepEqual(subjectProblems('Reject quantities'), ['has no "scope: summary"'])
})

test('names a subject that is too long', () => {
  assert.deepEqual(subjectProblems(`cart: reject ${'x'.repeat(60)}`), ['has 73 characters, at most 72 are allowed'])
})

test('names a summary that does not begin with an imperative', () => {
  assert.deepEqual(subjectProblems('cart: added a limit'), ['"added" is not an imperative'])
  assert.deepEqual(subjectProblems('cart: adds a limit'), ['"adds" is not an imperative'])
})

test('warns without failing', () => {
  assert.deepEqual(commitSubjects(), [])
  for (const note of notes()) assert.match(note, /^commit "/)
})
