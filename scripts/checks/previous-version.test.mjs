import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { hasHistory, previousVersionProblem } from '../lib/previous-version.mjs'

let parent = ''
let clone = ''
/** @type {string[]} */
let commits = []

/**
 * @param {string} folder
 * @param {string[]} args
 */
const git = (folder, ...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/**
 * Commits a package.json with a version.
 * @param {string} version
 */
function release(version) {
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ version }))
  git(clone, 'add', '-A')
  git(clone, 'commit', '--quiet', '--message', version)
  return git(clone, 'rev-parse', 'HEAD')
}

before(() => {
  parent = mkdtempSync(join(tmpdir(), 'previous-version-test-'))
  clone = join(parent, 'clone')
  mkdirSync(clone)
  git(clone, 'init', '--quiet')
  commits = ['0.1.0', '0.2.0'].map(release)
})

after(() => rmSync(parent, { recursive: true, force: true }))

test('accepts a commit of the history that declares the recorded version', () => {
  assert.equal(previousVersionProblem(clone, { version: '0.1.0', commit: String(commits[0]) }), undefined)
})

test('reports a commit outside the history, also one on another branch', () => {
  git(clone, 'checkout', '--quiet', '-b', 'aside', String(commits[0]))
  const aside = release('0.1.1')
  git(clone, 'checkout', '--quiet', String(commits[1]))
  for (const commit of [aside, 'f'.repeat(40)]) {
    assert.match(
      previousVersionProblem(clone, { version: '0.1.1', commit }) ?? '',
      /is not in the history of this version$/,
    )
  }
})

test('reports a version that its commit does not declare', () => {
  assert.match(
    previousVersionProblem(clone, { version: '0.3.0', commit: String(commits[0]) }) ?? '',
    /names version 0\.3\.0, .* says 0\.1\.0$/,
  )
})

test('finds no history in a shallow clone and in a folder without git', () => {
  git(parent, 'clone', '--quiet', '--depth', '1', `file://${clone}`, 'shallow')
  assert.deepEqual([clone, join(parent, 'shallow'), parent].map(hasHistory), [true, false, false])
})
