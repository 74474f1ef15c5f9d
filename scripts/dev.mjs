/** `npm run dev`: the store on 4000 and the app on 5173, both reloading, until one of them ends or you stop them. */
import { join } from 'node:path'
import { readLock } from '../apps/store/src/db/folder-lock.mjs'
import { turbo } from './lib/build.mjs'
import { root, runScript, stopAll } from './lib/command.mjs'
import { listenError } from './lib/ports.mjs'
import { dataProblem, settingsFrom } from './lib/preflight.mjs'

const HOST = '127.0.0.1'

/** Both fixed: the app's development server passes calls on to 4000. */
const STORE_PORT = 4000
const APP_PORT = 5173

/** @returns {Promise<string[]>} */
async function problems() {
  const found = [await dataProblem(settingsFrom(process.env, root), readLock, join(root, 'apps/store'))]
  for (const port of [STORE_PORT, APP_PORT]) {
    found.push((await listenError(port, 'localhost')) && `Port ${port} is in use: stop the program that uses it.`)
  }
  return found.filter((problem) => problem !== undefined)
}

/** Starts both and stays with them; answers false only when they cannot be started. */
export async function dev() {
  const found = await problems()
  found.forEach((problem) => console.error(problem))
  if (found.length > 0 || !(await turbo('build', ['@skafferi/fixtures']))) {
    return false
  }
  const { dataDir } = settingsFrom(process.env, root)
  const env = { PORT: String(STORE_PORT), HOST, DATA_DIR: dataDir }
  await Promise.race([
    runScript('apps/store', 'dev', [], { prefix: '[store]', env }),
    runScript('apps/web', 'dev', [], { prefix: '[web]  ' }),
  ])
  await stopAll(1)
}
