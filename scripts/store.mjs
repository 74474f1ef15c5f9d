/**
 * `npm run store -- <command>`: the operator's command line, for the shop that `npm start` would run with the same
 * settings. `npm run -s store -- … --json` prints the answer only.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { binPath, handOver, root } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { settingsFrom } from './lib/preflight.mjs'

const storeFolder = join(root, 'apps/store')
const commandLine = join(storeFolder, 'dist/cli.js')

/** Sources of the store's build. */
const sources = ['package-lock.json', 'apps/store/vite.config.ts', 'apps/store/src'].concat(
  ['api', 'brand', 'domain', 'fixtures'].map((name) => `packages/${name}/src`),
)

/**
 * Returns the latest modification time of a file, or in a folder. Folders count too, because their time changes when a
 * file is deleted.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stats = statSync(path)
  const inside = stats.isDirectory() ? readdirSync(path) : []
  return Math.max(stats.mtimeMs, ...inside.map((name) => newest(join(path, name))))
}

/**
 * Builds the command line if a source is newer. The build prints to standard error, so that the answer stays separate.
 */
function ensureBuilt() {
  const built = statSync(commandLine, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (sources.every((path) => newest(join(root, path)) <= built)) {
    return
  }
  const build = [binPath('vite'), 'build', '--ssr', '--logLevel', 'warn']
  if (spawnSync(process.execPath, build, { cwd: storeFolder, stdio: ['ignore', 2, 2] }).status !== 0) {
    console.error('The command line could not be built. Fix the errors above and try again.')
    process.exit(1)
  }
}

const { dataDir } = settingsFrom(process.env, process.cwd())
await ensureInstalled()
ensureBuilt()
await handOver(process.execPath, [commandLine, ...process.argv.slice(2)], { env: { DATA_DIR: dataDir } })
