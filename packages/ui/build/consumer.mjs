/**
 * `npm run check:package`: tests the package as an external project would use it. Packs the kit, lints the packed file,
 * unpacks it beside a copy of examples/consumer, and type-checks, builds and inspects that shop. Nothing is downloaded:
 * other dependencies are linked from this repository.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'

const kit = fileURLToPath(new URL('..', import.meta.url))
const root = join(kit, '../..')
const workDir = join(root, 'node_modules/.cache/consumer')
const unpacked = join(workDir, 'node_modules/@skafferi/ui')

/** The example shop's dependencies besides the kit. */
const linkedPackages = ['react', 'react-dom', 'class-variance-authority', '@types/react', '@types/react-dom', 'vite']

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
  return stdout
}

/**
 * Packs the kit and unpacks it where the example shop resolves it.
 * @returns {Buffer} the packed file
 */
function install() {
  rmSync(workDir, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  cpSync(join(root, 'examples/consumer'), workDir, { recursive: true })
  const npm = process.env.npm_execpath ?? ''
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', workDir]
  if (npm.endsWith('.js')) run(process.execPath, [npm, ...pack], kit)
  else run('npm', pack, kit)
  const file = join(workDir, readdirSync(workDir).find((name) => name.endsWith('.tgz')) ?? '')
  run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1'], workDir)
  for (const name of linkedPackages) {
    mkdirSync(dirname(join(workDir, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(workDir, 'node_modules', name))
  }
  return readFileSync(file)
}

/** Files of the packed kit that import another workspace of this repository. */
function workspaceImports() {
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|d\.ts)$/.test(name),
  )
  return files.filter((name) => /['"]@skafferi\//.test(readFileSync(join(unpacked, name), 'utf8')))
}

/**
 * True if a message is about the export condition under which this repository reads the kit's sources. npm packs
 * package.json unchanged, and only this repository sets the condition, so its files are left out on purpose.
 * @param {import('publint').Message} message
 */
const isSourceCondition = ({ path }) => path.includes('skafferi-source')

const packed = install()
const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(packed).buffer }, strict: true })
const problems = [
  ...messages
    .filter((message) => !isSourceCondition(message))
    .map((message) => `publint: ${formatMessage(message, pkg)}`),
  ...workspaceImports().map((name) => `${name} imports another workspace of this repository`),
]

// Node resolution first, then bundler resolution.
for (const resolution of [[], ['--module', 'esnext', '--moduleResolution', 'bundler']]) {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', workDir, ...resolution], workDir)
}
await build({ root: workDir, configFile: false, logLevel: 'warn' })
await build({ root: workDir, configFile: false, logLevel: 'warn', build: { ssr: 'src/shown.tsx', outDir: 'shown' } })
const { shown } = await import(pathToFileURL(join(workDir, 'shown/shown.js')).href)
const page = String(shown())
if (!page.includes('Tjärn Cool Mint') || !page.includes('€1.85'))
  problems.push(`The card is not rendered: ${page.slice(0, 200)}`)

problems.forEach((problem) => console.error(problem))
const outcome = problems.length === 0 ? 'usable by an external project' : 'with problems'
console.log(`The packed kit: ${Math.round(packed.length / 1000)} kB, ${outcome}.`)
process.exitCode = problems.length === 0 ? 0 : 1
