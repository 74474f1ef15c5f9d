import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportedNames } from '../lib/sources.mjs'
import fixturesWithoutRules, { ruleProblems } from './fixtures-without-rules.mjs'

const rules = new Map([['tierFor', 'product/pricing.rules.ts']])

/** What a source breaks, without the line. @param {string} source */
const broken = (source) => ruleProblems(source, rules).map((problem) => problem.replace(/^\d+: /, ''))

test('the fixtures of the shop hold no rule', () => {
  assert.deepEqual(fixturesWithoutRules(), [])
})

test('a file that asks the rules is clean', () => {
  const source =
    "import { tierFor } from '@skafferi/domain/product/pricing.rules'\n" +
    'const price = tierFor(tiers, quantity)\nconst newest = days < 30\nconst id = place + 1\n'
  assert.deepEqual(broken(source), [])
})

test('a rule that is written again is found by its name, as a function and as a value', () => {
  const found = 'tierFor is a rule of product/pricing.rules.ts'
  assert.deepEqual(broken('export function tierFor() {}\n'), [found])
  assert.deepEqual(broken('const tierFor = (tiers) => tiers[0]\n'), [found])
  assert.deepEqual(broken('function price() { const tierFor = 1 }\n'), [])
})

test('a copy under another name is found by what it reckons with', () => {
  for (const copy of [
    'const vat = (net * 12) / 100',
    'const cents = Math.round(major)',
    'const left = goods - discount',
    'const sum = lines.reduce((sum, line) => sum + line.subtotal, 0)',
    'const canBuy = quantity <= variant.inventory_quantity',
    'const isFree = goods >= toMinor(140)',
    'const shown = price.min_quantity > 1',
  ]) {
    assert.equal(broken(`${copy}\n`).length, 1, copy)
    assert.match(broken(`${copy}\n`)[0] ?? '', /^reckons by itself: /)
  }
})

test('a table of rates is found, a list of places is not', () => {
  assert.deepEqual(broken('const taxByCountry = { se: { food: 12 } }\n'), ['taxByCountry is a table of the shop'])
  assert.deepEqual(broken("const prices = ['low', 'high']\nconst places = [1, 2]\n"), [])
})

test('a problem is told with its line', () => {
  assert.deepEqual(ruleProblems('const a = 1\n\nconst b = price * 2\n', rules), ['3: reckons by itself: price * 2'])
})

test('rules are the functions and values that a file shows', () => {
  const source = 'export const one = 1\nexport function two() {}\nexport interface Three {}\nconst four = 4\n'
  assert.deepEqual(exportedNames(source, 'function|const'), ['one', 'two'])
})
