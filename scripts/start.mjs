/**
 * `npm start`: runs the whole shop from a fresh clone. Installs dependencies, builds what changed, and hands over to
 * the store, which prints its address or why it cannot start.
 *
 * PORT (4000), HOST (127.0.0.1), DATA_DIR (.data) or DATABASE_URL configure it.
 */
import { join } from 'node:path'
import { handOver, root, turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { conflictingProcesses, settingsFrom } from './lib/preflight.mjs'

const settings = settingsFrom(process.env, process.cwd())
const problems = await conflictingProcesses(settings)
if (problems.length === 0) {
  await ensureInstalled()
  console.log('Building what has changed …')
  if (await turbo(['build', '--filter=@skafferi/store', '--filter=@skafferi/web', '--filter=@skafferi/office'])) {
    const { port, host, dataDir } = settings
    const env = { PORT: port, HOST: host, DATA_DIR: dataDir }
    await handOver(process.execPath, [join(root, 'apps/store/dist/server.js')], { env })
  }
  problems.push('The shop could not be built. See the lines above, fix the cause and start again.')
}
problems.forEach((problem) => console.error(problem))
process.exitCode = 1
