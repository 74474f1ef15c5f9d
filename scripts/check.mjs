/** `npm run check`: everything that can be said of the code without running it. */
import { join } from 'node:path'
import { checkApp } from './check-app.mjs'
import { turbo } from './lib/build.mjs'
import { root, runBin, runScript } from './lib/command.mjs'
import { anyFailed, inCi, runParts, summaryTable } from './lib/parts.mjs'

/** Runs each of the commands, whatever becomes of the others. @param {(() => Promise<boolean>)[]} commands */
async function all(...commands) {
  let good = true
  for (const command of commands) {
    good = (await command()) && good
  }
  return good
}

/** @param {string} workspace */
const drift = (workspace) => runScript(workspace, 'generate', ['--check'])

/** @param {string} project */
const types = (project) => runBin('typescript', ['--noEmit', '-p', project], { program: 'tsc' })

const lawArguments = ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'scripts']

/** @type {import('./lib/parts.mjs').Part[]} */
const parts = [
  { name: 'generated files', run: () => all(() => drift('packages/api'), () => drift('packages/ui')) },
  {
    name: 'contract',
    run: () => runBin('@redocly/cli', ['lint', '--config', join(root, 'openapi/redocly.yaml')], { program: 'redocly' }),
  },
  {
    name: 'types',
    run: () => all(() => turbo('typecheck'), () => types('tsconfig.json'), () => types('.storybook')),
  },
  { name: 'lint', run: () => runBin('oxlint', ['--deny-warnings']) },
  { name: 'import law', run: () => runBin('dependency-cruiser', lawArguments, { program: 'depcruise' }) },
  { name: 'dead exports', run: () => runBin('knip', ['--no-progress']) },
  { name: 'thin app', run: checkApp },
]

/** Runs every check, shows their table and says whether all passed. */
export async function check() {
  const results = await runParts(parts, inCi())
  console.log(`\n${summaryTable(results)}`)
  return !anyFailed(results)
}
