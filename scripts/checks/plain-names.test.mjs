import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannedIn } from './plain-names.mjs'

test('a banned word is found wherever it stands in a name', () => {
  assert.deepEqual(bannedIn('toDeedView'), ['deed'])
  assert.deepEqual(bannedIn('LastDoer'), ['doer'])
  assert.deepEqual(bannedIn('lacksOf'), ['lacks'])
  assert.deepEqual(bannedIn('MOST_WANTED'), ['wanted'])
})

test('a banned word within another word is not', () => {
  assert.deepEqual(bannedIn('indeedStaticSections'), [])
  assert.deepEqual(bannedIn('tellerWindow'), [])
})
