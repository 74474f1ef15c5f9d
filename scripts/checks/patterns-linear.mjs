/** Regular expressions on user input run in linear time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../lib/command.mjs'
import { lineAt, sources } from '../lib/sources.mjs'

// Deterministic: the other backends are native programs of some platforms, and search with a random seed.
process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

/** @typedef {{ place: string, source: string, flags: string }} Pattern */

const CONTRACTS = ['openapi.json', 'admin/openapi.json']

/** Sources that process user input. */
const readsUserInput = (/** @type {string} */ file) =>
  /^(apps\/store\/src\/(platform\/http|modules)|packages\/domain\/src)\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/testing\//.test(file)

/** Accepted superlinear patterns, and why their input is short. */
const SHORT_TEXTS = {
  'packages/domain/src/rules/quantity/quantity-text.ts': 'the last 40 characters of a line are searched',
}

/**
 * @param {unknown} part of a contract
 * @param {string} place
 * @returns {Pattern[]}
 */
export function patternsOf(part, place) {
  if (typeof part !== 'object' || part === null) return []
  const { pattern } = /** @type {{ pattern?: unknown }} */ (part)
  const own = typeof pattern === 'string' ? [{ place, source: pattern, flags: 'u' }] : []
  return [...own, ...Object.entries(part).flatMap(([key, value]) => patternsOf(value, `${place}/${key}`))]
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Pattern[]}
 */
export function literalsOf(file, text) {
  /** @type {Pattern[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({
        place: `${file}:${lineAt(text, node.getStart())}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/**
 * True for patterns with lookaround or backreferences, which the checker can fuzz but not prove.
 * @param {string} source
 */
const isUnprovable = (source) => /\(\?<?[=!]|\\[1-9]|\\k</.test(source)

/**
 * True for patterns with unbounded repetition.
 * @param {string} source
 */
const isRepeating = (source) => /[*+]|,\}/.test(source)

/** Limits by steps only: time limits would make the result depend on the machine's load. */
const stepLimits = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  recallTimeout: null,
}

/**
 * @param {readonly Pattern[]} patterns
 * @returns {Promise<string[]>} one sentence for each superlinear pattern
 */
export async function superlinear(patterns) {
  const problems = []
  const checked = new Set()
  for (const { place, source, flags } of patterns) {
    const written = `/${source}/${flags}`
    if (checked.has(written) || !isRepeating(source)) continue
    checked.add(written)
    const { status } = await check(source, flags, stepLimits)
    if (status !== 'safe') problems.push(`${place}: ${written} may not run in linear time.`)
  }
  return problems
}

export default async function patternsLinear() {
  const contracts = CONTRACTS.flatMap((file) =>
    patternsOf(JSON.parse(readFileSync(join(root, 'packages/api/src/generated', file), 'utf8')), file),
  )
  const unproven = contracts
    .filter(({ source }) => isUnprovable(source))
    .map(
      ({ place, source }) =>
        `${place}: ${source} has lookaround or backreferences: its running time cannot be verified.`,
    )
  const literals = sources(readsUserInput).flatMap(([file, text]) =>
    file in SHORT_TEXTS ? [] : literalsOf(file, text),
  )
  return [...unproven, ...(await superlinear([...contracts, ...literals]))]
}
