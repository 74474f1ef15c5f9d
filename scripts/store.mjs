/**
 * `npm run store -- <command>`: the operator's command line, on the shop that `npm start` would run with the same
 * settings. `npm run -s store -- … --json` prints nothing but the answer.
 */
import { join } from 'node:path'
import { handOver, root } from './lib/command.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { settingsFrom } from './lib/preflight.mjs'

requireNode()
const { dataDir } = settingsFrom(process.env, process.cwd())
await ensureInstalled()
const main = join(root, 'apps/store/src/cli/main.ts')
await handOver(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], { env: { DATA_DIR: dataDir } })
