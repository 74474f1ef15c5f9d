import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { installProblem, nodeProblem } from './lib/install.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-test-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const root = { '': { name: 'skafferi' } }
const react = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-one' } }
const otherPlatform = { 'node_modules/darwin-only': { version: '1.0.0', optional: true } }

/**
 * @param {Record<string, object>} locked
 * @param {Record<string, object>} [installed]
 */
function project(locked, installed) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...root, ...locked } }))
  if (installed) {
    Object.keys(installed).forEach((path) => mkdirSync(join(folder, path), { recursive: true }))
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return installProblem(folder)
}

test('a fresh clone is not installed', () => {
  assert.match(project(react) ?? '', /no dependencies are installed yet/)
})

test('an interrupted installation is not installed', () => {
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: react }))
  assert.match(installProblem(folder) ?? '', /no dependencies are installed yet/)
})

test('an installation that matches the lock file is installed', () => {
  assert.equal(project(react, react), undefined)
})

test('an installation with a missing package folder is not installed', () => {
  project(react, react)
  rmSync(join(folder, 'node_modules/react'), { recursive: true })
  assert.match(installProblem(folder) ?? '', /^react does not match package-lock.json/)
})

test('packages for other platforms may be missing', () => {
  assert.equal(project({ ...react, ...otherPlatform }, react), undefined)
})

test('a package added to the lock file makes the installation stale', () => {
  assert.match(
    project({ ...react, 'node_modules/vite': { version: '8.3.8' } }, react) ?? '',
    /^vite does not match package-lock.json/,
  )
})

test('another version in the lock file makes the installation stale', () => {
  const newer = { 'node_modules/react': { version: '19.3.2', integrity: 'sha512-two' } }
  assert.match(project(newer, react) ?? '', /^react does not match package-lock.json/)
})

test('another hash of the same version makes the installation stale', () => {
  const changed = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-two' } }
  assert.match(project(changed, react) ?? '', /^react does not match package-lock.json/)
})

test('a package removed from the lock file makes the installation stale', () => {
  assert.match(project({}, react) ?? '', /^react is installed but no longer/)
})

for (const version of ['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0']) {
  test(`Node ${version} is supported`, () => assert.equal(nodeProblem(version), undefined))
}

for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0']) {
  test(`Node ${version} is refused with a sentence`, () =>
    assert.match(nodeProblem(version) ?? '', /^Node .* is not supported .* install Node 24 or 22\.$/))
}
