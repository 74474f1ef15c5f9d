import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withRepository } from '../lib/repository.mjs'
import { otherRepositories } from './repository-once.mjs'

const url = 'https://code.example/skafferi'
const plain = { name: '@skafferi/ui', license: 'MIT', type: 'module' }

it('a package names the repository, its directory, its page and its issues', () => {
  assert.deepEqual(Object.entries(withRepository(plain, url, 'packages/ui')), [
    ['name', '@skafferi/ui'],
    ['license', 'MIT'],
    ['homepage', `${url}#readme`],
    ['bugs', `${url}/issues`],
    ['repository', { type: 'git', url: `git+${url}.git`, directory: 'packages/ui' }],
    ['type', 'module'],
  ])
})

it('without a known repository, all of them are absent', () => {
  const named = withRepository(plain, url, 'packages/ui')
  assert.deepEqual(withRepository(named, undefined, 'packages/ui'), plain)
})

it('a package with another repository, or with one that is not known, is named', () => {
  const named = withRepository(plain, url, 'packages/ui')
  assert.deepEqual(otherRepositories(url, { 'packages/ui': named }), [])
  assert.deepEqual(otherRepositories(undefined, { 'packages/ui': plain }), [])
  const [missing = ''] = otherRepositories(url, { 'packages/ui': plain })
  assert.match(missing, /^packages\/ui\/package.json names another repository/)
  const wrong = { ...named, bugs: 'https://other.example' }
  assert.equal(otherRepositories(url, { 'packages/ui': wrong }).length, 1)
  assert.equal(otherRepositories(undefined, { 'packages/ui': named }).length, 1)
})
