/**
 * `npm start`: the whole shop from a fresh clone. Asks first whether it can run at all, then installs, builds what is
 * stale and gives the terminal to the store, which says where it is.
 *
 * PORT (4000), HOST (127.0.0.1), DATA_DIR (.data) or DATABASE_URL choose where it runs.
 */
import { join } from 'node:path'
import { handOver, root, turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { settingsFrom, startProblems } from './lib/preflight.mjs'

const settings = settingsFrom(process.env, process.cwd())
let problems = await startProblems(settings)
// Only an installed `pg` can find out whether a database lets the shop in.
if (problems.length === 0 && (await ensureInstalled())) {
  problems = await startProblems(settings)
}
if (problems.length === 0) {
  console.log('Building what has changed …')
  if (await turbo(['build', '--filter=@skafferi/store', '--filter=@skafferi/web'])) {
    const { port, host, dataDir } = settings
    const env = { PORT: port, HOST: host, DATA_DIR: dataDir }
    await handOver(process.execPath, [join(root, 'apps/store/dist/server.js')], { env })
  }
  problems = ['The shop could not be built. The lines above say why; mend that and start again.']
}
problems.forEach((problem) => console.error(problem))
process.exitCode = 1
