import assert from 'node:assert/strict'
import { test } from 'node:test'
import { literalsOf, patternsOf, superlinear } from './patterns-linear.mjs'

const of = (/** @type {string} */ source, flags = 'u') => [{ place: 'here', source, flags }]

test('reports a pattern with ambiguous repetition', async () => {
  assert.deepEqual(await superlinear(of('^\\s*\\+?[\\d\\s]+$')), [
    'here: /^\\s*\\+?[\\d\\s]+$/u may not run in linear time.',
  ])
  assert.equal((await superlinear(of('^(a+)+$'))).length, 1)
  assert.equal((await superlinear(of('\\/+$', ''))).length, 1, 'one that is tried from every place of a text')
})

test('accepts a linear pattern', async () => {
  assert.deepEqual(
    await superlinear([
      ...of('^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$'),
      ...of('\\S'),
      ...of('^[0-9a-f]{64}$'),
    ]),
    [],
  )
})

test('finds patterns anywhere in a contract', () => {
  const contract = {
    a: { pattern: 'x+' },
    b: [{ items: { pattern: 'y' } }],
    properties: { pattern: { type: 'string' } },
  }
  assert.deepEqual(
    patternsOf(contract, '').map(({ source }) => source),
    ['x+', 'y'],
  )
})

test('finds patterns in sources, but not in comments and strings', () => {
  const source = "// /no+/\nconst text = '/no+/'\nconst pattern = /[/]+$/giu\n"
  assert.deepEqual(literalsOf('a.ts', source), [{ place: 'a.ts:3', source: '[/]+$', flags: 'giu' }])
})
