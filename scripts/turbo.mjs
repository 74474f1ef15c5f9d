/**
 * `node scripts/turbo.mjs …`: installs missing dependencies, then runs `turbo run …`. Used before commands that need a
 * build; in a task, Turborepo has already run its dependencies.
 */
import { turbo } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

if (!process.env.TURBO_HASH) {
  await ensureInstalled()
  process.exitCode = (await turbo(process.argv.slice(2))) ? 0 : 1
}
