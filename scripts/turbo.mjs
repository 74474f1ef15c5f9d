/**
 * `node scripts/turbo.mjs …`: installs what is missing, then `turbo run …`. It also goes before commands that need a
 * build; before a task of its own Turborepo has seen to that.
 */
import { turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

if (!process.env.TURBO_HASH) {
  await ensureInstalled()
  process.exitCode = (await turbo(process.argv.slice(2))) ? 0 : 1
}
