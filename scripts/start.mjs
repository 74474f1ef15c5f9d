/**
 * `npm start`: the whole shop from a fresh clone. Installs, builds what is stale and gives the terminal to the store,
 * which says where it is, or why it cannot start.
 *
 * PORT (4000), HOST (127.0.0.1), DATA_DIR (.data) or DATABASE_URL choose where it runs.
 */
import { join } from 'node:path'
import { handOver, root, turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { heldByOthers, settingsFrom } from './lib/preflight.mjs'

const settings = settingsFrom(process.env, process.cwd())
const problems = await heldByOthers(settings)
if (problems.length === 0) {
  await ensureInstalled()
  console.log('Building what has changed …')
  if (await turbo(['build', '--filter=@skafferi/store', '--filter=@skafferi/web', '--filter=@skafferi/office'])) {
    const { port, host, dataDir } = settings
    const env = { PORT: port, HOST: host, DATA_DIR: dataDir }
    await handOver(process.execPath, [join(root, 'apps/store/dist/server.js')], { env })
  }
  problems.push('The shop could not be built. The lines above say why; mend that and start again.')
}
problems.forEach((problem) => console.error(problem))
process.exitCode = 1
