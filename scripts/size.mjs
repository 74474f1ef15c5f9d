/**
 * `npm run size`: what a browser fetches for each page of the built apps, against the page's budget in
 * apps/web/src/pages.ts and apps/office/src/pages.ts. Sizes are gzip level 9, 1 kB = 1000 bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/command.mjs'

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's manifest: source module to built chunk
 * @typedef {{ path: string, file: string, module: string, maxKb: number }} Page its document, source module and budget
 * @typedef {object} Build what the build left, by the paths that its pages use
 * @property {{ maxStylesKb: number, pages: Page[] }} list
 * @property {Manifest} manifest
 * @property {(file: string) => string} document text of an HTML file
 * @property {(file: string) => number} size of a file, gzip, in bytes
 */

/**
 * The files of a page before anybody touches it: what its document names, the route's own chunk, and all that these
 * import.
 * @param {Manifest} manifest
 * @param {string} html the document
 * @param {string} module the route's source module, as the manifest names it
 * @returns {{ scripts: string[], styles: string[] } | undefined} undefined when the route has no chunk of its own
 */
export function pageFiles(manifest, html, module) {
  const route = manifest[module]
  if (!route) {
    return undefined
  }
  const named = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].map(([, file]) => file ?? '')
  const started = named(/<script[^>]*src="\/([^"]+)"/g)
  const ahead = named(/<link(?=[^>]*rel="modulepreload")[^>]*href="\/([^"]+)"/g)
  const scripts = new Set([...started, ...ahead, route.file])
  const styles = new Set(named(/<link(?=[^>]*rel="stylesheet")[^>]*href="\/([^"]+)"/g))
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  // The walk reaches what is added on the way.
  for (const script of scripts) {
    const { imports = [], css = [] } = chunkOf.get(script) ?? {}
    imports.flatMap((key) => manifest[key]?.file ?? []).forEach((file) => scripts.add(file))
    css.forEach((file) => styles.add(file))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * Measures each page and says what is over its budget.
 * @param {Build} build
 */
export function judge({ list, manifest, document, size }) {
  const pages = list.pages.map(({ path, file, module, maxKb }) => {
    const files = pageFiles(manifest, document(file), module)
    if (!files) {
      const problem = `${path}: ${module} has no script of its own; the build put it into one that other pages load too`
      return { rows: [], problems: [problem] }
    }
    const parts = [
      { what: 'JavaScript', names: files.scripts, max: maxKb },
      { what: 'CSS', names: files.styles, max: list.maxStylesKb },
    ].map((part) => ({ ...part, kb: part.names.reduce((sum, name) => sum + size(name), 0) / 1000 }))
    const cells = parts.map(({ what, names, max, kb }) => `${kb.toFixed(2).padStart(6)} of ${max} kB ${what} in ${names.length}`)
    const over = parts.filter(({ kb, max }) => kb > max)
    const problems = over.map(({ what, max, kb }) => `${path}: ${kb.toFixed(2)} kB ${what}, and ${max} kB are allowed`)
    return { rows: [`${path.padEnd(18)} ${cells.join('   ')}`], problems }
  })
  return { rows: pages.flatMap(({ rows }) => rows), problems: pages.flatMap(({ problems }) => problems) }
}

/** What was built, and below which address it is served. */
const APPS = [
  { folder: 'apps/web/dist/client', base: '/' },
  { folder: 'apps/office/dist', base: '/office/' },
]

/**
 * Measures a built app, prints the table and says whether every page keeps its budget.
 * @param {{ folder: string, base: string }} app
 */
function checkSizes({ folder, base }) {
  const client = join(root, folder)
  const text = (/** @type {string} */ file) => readFileSync(join(client, file), 'utf8')
  const document = (/** @type {string} */ file) => text(file).replaceAll(`"${base}`, '"/')
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length
  const [list, manifest] = ['.vite/pages.json', '.vite/manifest.json'].map((file) => JSON.parse(text(file)))
  const { rows, problems } = judge({ list, manifest, document, size })
  console.log(rows.join('\n'))
  problems.forEach((problem) => console.error(`Over budget: ${problem}.`))
  return problems.length === 0
}

if (import.meta.filename === process.argv[1]) {
  process.exitCode = APPS.map(checkSizes).every(Boolean) ? 0 : 1
}
