/** `npm run dev`: the store on 4000 and the app on 5173, both reloading, until one of them ends or you stop them. */
import { join } from 'node:path'
import { readLock } from '../apps/store/src/db/folder-lock.mjs'
import { turbo } from './lib/build.mjs'
import { root, runNpm, stopAll } from './lib/command.mjs'
import { listenError } from './lib/ports.mjs'
import { settingsFrom, startProblems } from './lib/preflight.mjs'

/** Fixed in the app's `dev` script, as 4000 is in its proxy. */
const WEB_PORT = 5173

/** Starts both and stays with them; answers false only when they cannot be started. */
export async function dev() {
  const settings = { ...settingsFrom(process.env, root), port: '4000' }
  const problems = await startProblems(settings, readLock, join(root, 'apps/store'))
  if (await listenError(WEB_PORT, 'localhost')) {
    problems.push(`Port ${WEB_PORT} is in use: stop the program that uses it.`)
  }
  if (problems.length > 0) {
    problems.forEach((problem) => console.error(problem))
    return false
  }
  if (!(await turbo('build', ['@skafferi/fixtures']))) {
    return false
  }
  const env = { PORT: settings.port, HOST: settings.host, DATA_DIR: settings.dataDir }
  await Promise.race([
    runNpm(['run', '--silent', 'dev', '-w', '@skafferi/store'], { prefix: '[store]', env }),
    runNpm(['run', '--silent', 'dev', '-w', '@skafferi/web'], { prefix: '[web]  ' }),
  ])
  await stopAll(1)
}
