/**
 * `npm test`: everything that continuous integration checks, part after part, with one table at the end. A failure does
 * not stop the parts after it. Without CI=true a part whose means are missing here is skipped; in CI it fails.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { check } from './check.mjs'
import { journeys } from './e2e.mjs'
import { turbo } from './lib/build.mjs'
import { root, run, runScript } from './lib/command.mjs'
import { failuresAgain } from './lib/failures.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { anyFailed, inCi, runParts, summaryLine, summaryTable } from './lib/parts.mjs'
import { startPostgres } from './postgres.mjs'
import { checkSizes } from './size.mjs'
import { storyTests } from './stories.mjs'
import { buildStorybook } from './storybook.mjs'

/**
 * Something several parts need, made once: each asker gets it, or the reason why it cannot be had.
 * @template T
 * @param {() => Promise<T>} make
 */
async function provided(make) {
  try {
    const value = await make()
    return () => value
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    return () => {
      throw error
    }
  }
}

/** The workspaces with tests of their own, but for the store, which runs once per database. */
function unitTested() {
  const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  return folders.filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return scripts.test && folder !== 'apps/store'
  })
}

async function unitTests() {
  let good = true
  for (const folder of unitTested()) {
    good = (await runScript(folder, 'test')) && good
  }
  return good
}

function scriptTests() {
  const files = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.test.mjs'))
  return run(process.execPath, ['--test', '--test-reporter=spec', ...files.map((name) => join(root, 'scripts', name))])
}

/** @param {string} [url] */
const storeTests = (url) => runScript('apps/store', 'test', [], { env: { TEST_DATABASE_URL: url } })

requireNode()
await ensureInstalled()
console.log('\n== preparing ==')
const browser = await provided(async () => {
  await ensureBrowser()
  return findBrowser()
})
let stopPostgres = async () => {}
const postgres = await provided(async () => {
  const server = await startPostgres()
  console.log(`PostgreSQL: ${server.source}`)
  stopPostgres = server.stop
  return server
})

let built = false
/** @param {() => boolean | Promise<boolean>} work */
const onBuild = (work) => {
  if (!built) {
    throw new Error('The build failed, so there is nothing to test.')
  }
  return work()
}

/** @type {import('./lib/parts.mjs').Part[]} */
const parts = [
  { name: 'scripts', run: scriptTests },
  { name: 'check', run: check },
  { name: 'unit tests', run: unitTests },
  {
    name: 'build',
    run: async () => {
      built = await turbo('build')
      return built
    },
  },
  { name: 'store on PGlite', run: () => storeTests() },
  { name: 'store on PostgreSQL', run: () => storeTests(postgres().url) },
  { name: 'stories in Chromium', run: () => storyTests(browser()) },
  { name: 'Storybook build', run: buildStorybook },
  { name: 'size budgets', run: () => onBuild(checkSizes) },
  { name: 'journeys on PGlite', run: () => onBuild(() => (browser(), journeys('pglite'))) },
  { name: 'journeys on PostgreSQL', run: () => onBuild(() => (browser(), journeys('postgres', postgres().url))) },
]

const results = await runParts(parts, inCi())
console.log(`${failuresAgain()}\n${summaryTable(results)}\n`)
await stopPostgres()
process.exitCode = anyFailed(results) ? 1 : 0
console.log(summaryLine(results))
