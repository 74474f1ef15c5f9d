/**
 * `npm start`: the whole shop from a fresh clone. Asks first whether it can run at all, then installs, builds what is
 * stale and gives the terminal to the store, which says where it is.
 *
 * PORT (4000), HOST (127.0.0.1), DATA_DIR (.data) or DATABASE_URL choose where it runs.
 */
import { join } from 'node:path'
import { readLock } from '../apps/store/src/db/folder-lock.mjs'
import { turbo } from './lib/build.mjs'
import { handOver, root } from './lib/command.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { canSignIn, databaseProblem, settingsFrom, startProblems } from './lib/preflight.mjs'

const storeFolder = join(root, 'apps/store')

/** @param {string[]} problems */
function refuse(problems) {
  for (const problem of problems) {
    console.error(problem)
  }
  process.exit(1)
}

requireNode()
const settings = settingsFrom(process.env, process.cwd())
const couldSignIn = canSignIn(storeFolder)
const problems = await startProblems(settings, readLock, storeFolder)
if (problems.length > 0) {
  refuse(problems)
}

await ensureInstalled()
if (settings.databaseUrl && !couldSignIn) {
  const problem = await databaseProblem(settings.databaseUrl, storeFolder)
  if (problem) {
    refuse([problem])
  }
}

console.log('Building what has changed …')
if (!(await turbo('build'))) {
  refuse(['The shop could not be built. The lines above say why; mend that and start again.'])
}

const { port, host, dataDir } = settings
await handOver(process.execPath, [join(storeFolder, 'dist/server.js')], {
  env: { PORT: port, HOST: host, DATA_DIR: dataDir },
})
