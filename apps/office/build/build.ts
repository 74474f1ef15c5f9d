/**
 * Builds the office: scripts and styles with compressed copies, one document, and the list of its pages for `npm run
 * size`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { maxStylesKb, pages } from '../src/pages'

process.env.NODE_ENV = 'production'
const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/** The paths of a glob with braces, without its stars: "a/{b,c}/*.tsx" is "a/b/" and "a/c/". */
function pathsOf(glob: string): string[] {
  const [, before, choices, after] = /^([^{*]*)\{([^}]*)\}(.*)$/.exec(glob) ?? []
  if (choices === undefined) return [glob.replace(/\*.*$/, '')]
  return choices.split(',').flatMap((choice) => pathsOf(`${before}${choice}${after}`))
}

/** Fails if the office bundles a part of the kit that its stylesheet leaves out, because it would have no styles. */
function assertStyled(modules: readonly string[]): void {
  const kit = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
  const sheet = readFileSync(join(kit, 'office.css'), 'utf8')
  const paths = (pattern: RegExp) => [...sheet.matchAll(pattern)].flatMap(([, glob = '']) => pathsOf(glob))
  const [included, left] = [paths(/@source '\.\/([^']*)'/g), paths(/@source not '\.\/(?!\*)([^']*)'/g)]
  const unstyled = modules
    .filter((id) => id.startsWith(kit) && id.endsWith('.tsx'))
    .map((id) => id.slice(kit.length))
    .filter((file) => !file.startsWith('words/'))
    .filter((file) => left.some((path) => file.startsWith(path)) || !included.some((path) => file.startsWith(path)))
  if (unstyled.length > 0) throw new Error(`Add to packages/ui/src/office.css: ${unstyled.join(', ')}`)
}

const built = await build({ root, logLevel: 'warn', build: { outDir: dist } })
const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
assertStyled(outputs.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : [])))

const list = Object.values(pages).map(({ path, route, maxKb }) => ({
  path,
  file: 'index.html',
  module: `src/routes/${route}.tsx`,
  maxKb,
}))
writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify({ maxStylesKb, pages: list }, null, 2))

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css)$/.test(name)) continue
  const bytes = readFileSync(join(dist, name))
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(
    join(dist, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
