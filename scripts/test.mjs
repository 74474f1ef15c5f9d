/**
 * `npm test`, `npm run test:rest` for what it leaves out, and `npm run check` for static checks only: runs tasks of
 * turbo.json and prints a table at the end. Tasks that do not depend on a failed one still run, and unchanged ones come
 * from the cache. Further arguments are passed to `turbo run`: `npm test -- --force` ignores the cache.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { judge } from './lib/summary.mjs'

const CHECKS = [
  'check:generated',
  'check:contract',
  'check:format',
  'check:lint',
  'check:imports',
  'check:exports',
  'check:house',
  'typecheck',
  'typecheck:storybook',
]
/** The tasks of each command. Long ones are first: two run at a time, and the last must not be a long one. */
const COMMANDS = {
  test: [
    'test',
    'test:stories:parts',
    'test:stories:screens',
    'e2e:postgres',
    'e2e:pglite',
    'e2e:firefox',
    'test:scripts',
    'build-storybook',
    'size',
    ...CHECKS,
  ],
  rest: ['test:stories:all', 'test:pglite', 'test:long', 'visual', 'review', 'e2e:rest', 'check:package'],
  check: CHECKS,
}

/** Number of log lines of a failed task to repeat; enough for a test runner's list of failures. */
const LAST_LINES = 100

const runs = join(root, '.turbo/runs')

await ensureInstalled()
rmSync(runs, { recursive: true, force: true })

const [command = '', ...passed] = process.argv.slice(2)
const names = COMMANDS[/** @type {keyof typeof COMMANDS} */ (command)]
const flags = ['--summarize', '--continue=dependencies-successful']
// turbo.json runs as many tasks as there are CPU cores, so each test runner gets one worker; 50 % more were not faster.
// Only the journeys on PostgreSQL use two: they end last and would leave a core idle.
await turbo([...names, ...flags, ...passed], { VITEST_MAX_WORKERS: '1' })

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
