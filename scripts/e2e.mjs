/** The journeys of e2e/ in a real browser against the built shop, on each database. */
import { ensureBrowser, findBrowser } from './browser.mjs'
import { turbo } from './lib/build.mjs'
import { runBin } from './lib/command.mjs'
import { anyFailed, inCi, runParts, summaryTable } from './lib/parts.mjs'
import { startPostgres } from './postgres.mjs'

/**
 * Runs the journeys on one database.
 * @param {'pglite' | 'postgres'} database
 * @param {string} [postgresUrl] server to make databases on
 * @returns {Promise<boolean>}
 */
export function journeys(database, postgresUrl) {
  const env = { CHROME_BIN: findBrowser(), TEST_DATABASE_URL: postgresUrl }
  return runBin('@playwright/test', ['test', `--project=${database}`], { program: 'playwright', env })
}

/** `npm run e2e`: builds what is stale and runs the journeys on both databases. */
export async function e2e() {
  await ensureBrowser()
  if (!(await turbo('build'))) {
    return false
  }
  /** @type {import('./lib/parts.mjs').Part[]} */
  const parts = [
    { name: 'journeys on PGlite', run: () => journeys('pglite') },
    {
      name: 'journeys on PostgreSQL',
      run: async () => {
        const postgres = await startPostgres()
        return journeys('postgres', postgres.url).finally(postgres.stop)
      },
    },
  ]
  const results = await runParts(parts, inCi())
  console.log(`\n${summaryTable(results)}`)
  return !anyFailed(results)
}
