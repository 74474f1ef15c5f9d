/**
 * `npm run check:package`: tests the package as an external project would use it. Packs the kit, lints the packed file,
 * unpacks it beside a copy of examples/consumer, and type-checks, builds and inspects that shop, with the code of the
 * README. Nothing is downloaded: other dependencies are linked from this repository.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { lintPacked } from '../../../scripts/lib/lint-packed.mjs'
import { packKit, run } from './packed.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const workDir = join(root, 'node_modules/.cache/consumer')
const unpacked = join(workDir, 'node_modules/@skafferi/ui')

/** The example shop's dependencies besides the kit. */
const linkedPackages = [
  'react',
  'react-dom',
  'class-variance-authority',
  '@lingui/message-utils',
  '@types/react',
  '@types/react-dom',
  'vite',
]

/**
 * Packs the kit and unpacks it where the example shop resolves it.
 * @returns {Buffer} the packed file
 */
function install() {
  const file = packKit(workDir)
  mkdirSync(unpacked, { recursive: true })
  cpSync(join(root, 'examples/consumer'), workDir, { recursive: true })
  run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1'], workDir)
  const readme = readFileSync(join(unpacked, 'README.md'), 'utf8')
  const snippets = Array.from(readme.matchAll(/^```tsx\n(.*?)^```/gms), ([, code = '']) => code)
  snippets.forEach((code, index) => writeFileSync(join(workDir, `src/readme-${index + 1}.tsx`), code))
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

const packed = install()
const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
const changes = readFileSync(join(unpacked, 'CHANGELOG.md'), 'utf8')
const problems = [
  ...(await lintPacked(packed)),
  ...(changes.includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md does not have version ${version}`]),
  ...workspaceImports().map((name) => `${name} imports another workspace of this repository`),
]

// Node resolution first, then bundler resolution.
for (const resolution of [[], ['--module', 'esnext', '--moduleResolution', 'bundler']]) {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', workDir, ...resolution], workDir)
}
// Without its warnings that `use client` has no effect in a plain build.
await build({ root: workDir, configFile: false, logLevel: 'error' })
await build({ root: workDir, configFile: false, logLevel: 'error', build: { ssr: 'src/shown.tsx', outDir: 'shown' } })
const { shown, cartInOwnWords, cartInSwedish } = await import(pathToFileURL(join(workDir, 'shown/shown.js')).href)
const page = String(shown())
if (!page.includes('Tjärn Cool Mint') || !page.includes('€1.85'))
  problems.push(`The card is not rendered: ${page.slice(0, 200)}`)

const ownWords = String(cartInOwnWords())
for (const text of ['Your basket', 'Go to the till', 'Name or article number', 'Unit price'])
  if (!ownWords.includes(text)) problems.push(`The cart with the shop's own words does not show "${text}"`)
/** @type {Record<string, Record<string, string>>} */
const english = JSON.parse(readFileSync(join(unpacked, 'dist/words/en.json'), 'utf8'))
const marks = Object.entries(english).map(([area, texts]) => [
  area,
  Object.fromEntries(Object.keys(texts).map((key) => [key, [`⟦${area}, ${key}⟧`]])),
])
const swedish = String(cartInSwedish(Object.fromEntries(marks)))
if (!swedish.includes('Varukorg')) problems.push('The cart is not in Swedish')
for (const mark of new Set(swedish.match(/⟦.*?⟧/g))) problems.push(`The Swedish cart has no text for ${mark}`)

problems.forEach((problem) => console.error(problem))
const outcome = problems.length === 0 ? 'usable by an external project' : 'with problems'
console.log(`The packed kit: ${Math.round(packed.length / 1000)} kB, ${outcome}.`)
process.exitCode = problems.length === 0 ? 0 : 1
