/** The project's commands by name: `node scripts/run.mjs <name>`. Installs what is missing first. */
import { turbo } from './lib/build.mjs'
import { runScript } from './lib/command.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'

/** Each command says whether it succeeded. @type {Record<string, () => Promise<boolean | undefined>>} */
const commands = {
  check: async () => (await import('./check.mjs')).check(),
  dev: async () => (await import('./dev.mjs')).dev(),
  e2e: async () => (await import('./e2e.mjs')).e2e(),
  generate: async () => (await runScript('packages/api', 'generate')) && runScript('packages/ui', 'generate'),
  size: async () => (await turbo('build', ['@skafferi/web'])) && (await import('./size.mjs')).checkSizes(),
  storybook: async () => (await import('./storybook.mjs')).serveStorybook(),
  'build-storybook': async () => (await import('./storybook.mjs')).buildStorybook(),
}

requireNode()
const command = commands[process.argv[2] ?? '']
if (!command) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')}`)
  process.exit(2)
}
await ensureInstalled()
process.exitCode = (await command()) ? 0 : 1
