/** Runs named parts one after another, goes on after a failure and ends with one table of what happened. */

/** Thrown by a part that has no means to run here (no browser, no PostgreSQL). */
export class CannotRun extends Error {}

/**
 * @typedef {{ name: string, run: () => boolean | Promise<boolean> }} Part
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number, note: string }} Result
 */

/** True in continuous integration, where nothing may be left out. @param {NodeJS.ProcessEnv} env */
export const inCi = (env = process.env) => Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0'

/**
 * Runs the parts in order with a heading each.
 * @param {Part[]} parts
 * @param {boolean} ci a part that cannot run fails instead of being skipped
 * @returns {Promise<Result[]>}
 */
export async function runParts(parts, ci) {
  /** @type {Result[]} */
  const results = []
  for (const part of parts) {
    console.log(`\n== ${part.name} ==`)
    const begun = performance.now()
    const { outcome, note } = await outcomeOf(part, ci)
    results.push({ name: part.name, outcome, note, seconds: (performance.now() - begun) / 1000 })
  }
  return results
}

/**
 * The table of the results, one line a part.
 * @param {Result[]} results
 */
export function summaryTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(({ name, outcome, seconds, note }) =>
    `${name.padEnd(width)}  ${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd(),
  )
  return lines.join('\n')
}

/**
 * The closing line: `N passed, N failed`, and what was left out where anything was.
 * @param {Result[]} results
 */
export function summaryLine(results) {
  /** @param {Result['outcome']} outcome */
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** @param {Result[]} results */
export const anyFailed = (results) => results.some(({ outcome }) => outcome === 'failed')

/**
 * @param {Part} part
 * @param {boolean} ci
 * @returns {Promise<Pick<Result, 'outcome' | 'note'>>}
 */
async function outcomeOf(part, ci) {
  try {
    return { outcome: (await part.run()) ? 'passed' : 'failed', note: '' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    const skipped = error instanceof CannotRun && !ci
    return { outcome: skipped ? 'skipped' : 'failed', note: message.split('\n')[0] ?? '' }
  }
}
