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
const place = join(root, 'node_modules/.cache/consumer')
const unpacked = join(place, 'node_modules/@skafferi/ui')

/** The example shop's dependencies besides the kit. */
const besides = ['react', 'react-dom', 'class-variance-authority', '@types/react', '@types/react-dom', 'vite']

/** @param {string} command @param {string[]} args @param {string} cwd */
function must(command, args, cwd) {
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
  rmSync(place, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  cpSync(join(root, 'examples/consumer'), place, { recursive: true })
  const npm = process.env.npm_execpath ?? ''
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', place]
  if (npm.endsWith('.js')) must(process.execPath, [npm, ...pack], kit)
  else must('npm', pack, kit)
  const file = join(place, readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '')
  must('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1'], place)
  for (const name of besides) {
    mkdirSync(dirname(join(place, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name))
  }
  return readFileSync(file)
}

/** Places in the packed kit that refer to another workspace of this repository. */
function leaks() {
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
const atHome = ({ path }) => path.includes('skafferi-source')

const packed = install()
const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(packed).buffer }, strict: true })
const problems = [
  ...messages.filter((message) => !atHome(message)).map((message) => `publint: ${formatMessage(message, pkg)}`),
  ...leaks().map((name) => `${name} imports what only this house has`),
]

// Node resolution first, then bundler resolution.
for (const resolution of [[], ['--module', 'esnext', '--moduleResolution', 'bundler']]) {
  must(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place, ...resolution], place)
}
await build({ root: place, configFile: false, logLevel: 'warn' })
await build({ root: place, configFile: false, logLevel: 'warn', build: { ssr: 'src/shown.tsx', outDir: 'shown' } })
const { shown } = await import(pathToFileURL(join(place, 'shown/shown.js')).href)
const page = String(shown())
if (!page.includes('Tjärn Cool Mint') || !page.includes('€1.85'))
  problems.push(`The card is not shown: ${page.slice(0, 200)}`)

problems.forEach((problem) => console.error(problem))
console.log(
  `The packed kit: ${Math.round(packed.length / 1000)} kB, ${problems.length === 0 ? 'and a stranger can use it' : 'not as it should be'}.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
