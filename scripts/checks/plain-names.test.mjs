import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannedIn } from './plain-names.mjs'

test('finds a banned word anywhere in a name', () => {
  assert.deepEqual(bannedIn('toDeedView'), ['deed'])
  assert.deepEqual(bannedIn('LastDoer'), ['doer'])
  assert.deepEqual(bannedIn('lacksOf'), ['lacks'])
  assert.deepEqual(bannedIn('MOST_WANTED'), ['wanted'])
})

test('ignores a banned word within another word', () => {
  assert.deepEqual(bannedIn('indeedStaticSections'), [])
  assert.deepEqual(bannedIn('tellerWindow'), [])
})
