/**
 * `npm test`, and `npm run check` for the part of it that runs nothing: tasks of turbo.json, with one table at the end.
 * A failure does not stop what does not need it, and what has passed with the same files before comes from the cache.
 * Further arguments are those of `turbo run`: `npm test -- --force` runs everything anew.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { judge } from './lib/summary.mjs'

const STORIES = ['test:stories:kit', 'test:stories:pages', 'review', 'visual']
const TESTS = [
  'e2e:pglite',
  'e2e:postgres',
  'e2e:firefox',
  'test',
  'test:pglite',
  'test:scripts',
  'build-storybook',
  'size',
  'check:package',
]
const CHECKS = [
  'check:generated',
  'check:contract',
  'check:format',
  'check:lint',
  'check:imports',
  'check:exports',
  'check:house',
].concat(['typecheck', 'typecheck:storybook'])

/** Lines of what failed that are shown again: a test runner's list of failures fits. */
const LAST_LINES = 100

const runs = join(root, '.turbo/runs')

await ensureInstalled()
rmSync(runs, { recursive: true, force: true })

const isCheck = process.argv[2] === 'check'
const names = isCheck ? CHECKS : [...STORIES, ...TESTS, ...CHECKS]
const flags = ['--summarize', '--continue=dependencies-successful']
// A task takes one processor, and turbo.json lets as many run beside each other as there are: with half as many more it took as
// long. The journeys on PostgreSQL take two: they end last, and would leave the other one idle.
await turbo([...names, ...flags, ...process.argv.slice(isCheck ? 3 : 2)], { VITEST_MAX_WORKERS: '1' })

const [summary] = existsSync(runs) ? readdirSync(runs) : []
if (!summary) {
  process.exit(1)
}
const { tasks, execution } = JSON.parse(readFileSync(join(runs, summary), 'utf8'))
const { table, line, failed, skipped, good } = judge(tasks, names)
for (const [what, parts] of Object.entries({ skipped, failed })) {
  for (const { taskId, logFile } of parts) {
    const log = logFile ? readFileSync(join(root, logFile), 'utf8').trimEnd().split('\n') : []
    console.log(`\n== ${what}: ${taskId} ==\n${log.slice(-LAST_LINES).join('\n')}`)
  }
}
console.log(`\n${table}\n\n${line} in ${Math.round((execution.endTime - execution.startTime) / 1000)} s`)
process.exitCode = good ? 0 : 1
