/**
 * `npm run storybook`: Storybook on STORYBOOK_PORT (6006), which also updates when words, theme or contract are saved.
 * Further arguments are passed to Storybook.
 */
import { spawn } from 'node:child_process'
import { binPath, root, run } from '../scripts/lib/command.mjs'

const { STORYBOOK_PORT = '6006', npm_execpath: npm = 'npm' } = process.env
const command = npm.endsWith('.js') ? [process.execPath, npm] : ['npm']
const [program = 'npm', ...first] = command
const watchers = ['@skafferi/ui', '@skafferi/api'].map((workspace) =>
  spawn(program, [...first, 'run', 'dev', '-w', workspace, '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
)
const extraArguments = process.argv.slice(2)
process.exitCode = await run(process.execPath, [
  binPath('storybook'),
  'dev',
  '-p',
  STORYBOOK_PORT,
  '--exact-port',
  '--no-open',
  ...extraArguments,
])
watchers.forEach((watcher) => watcher.kill())
