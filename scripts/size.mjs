/**
 * `npm run size`: what a browser fetches for each page of the built app, against the page's budget in
 * apps/web/src/pages.ts. Sizes are gzip level 9, 1 kB = 1000 bytes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/command.mjs'

const CLIENT = join(root, 'apps/web/dist/client')

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
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const styles = new Set(named(html, /<link(?=[^>]*rel="stylesheet")[^>]*href="\/([^"]+)"/g))
  const follow = (/** @type {string} */ file) => {
    if (!scripts.has(file)) {
      scripts.add(file)
      const { imports = [], css = [] } = chunkOf.get(file) ?? {}
      css.forEach((style) => styles.add(style))
      imports.flatMap((key) => manifest[key]?.file ?? []).forEach(follow)
    }
  }
  named(html, /<script[^>]*src="\/([^"]+)"/g).forEach(follow)
  named(html, /<link(?=[^>]*rel="modulepreload")[^>]*href="\/([^"]+)"/g).forEach(follow)
  follow(route.file)
  return { scripts: [...scripts], styles: [...styles] }
}

/** @param {string} html @param {RegExp} pattern */
const named = (html, pattern) => [...html.matchAll(pattern)].map(([, file]) => file ?? '')

/**
 * Measures each page and says what is over its budget.
 * @param {Build} build
 * @returns {{ rows: string[], problems: string[] }}
 */
export function judge({ list, manifest, document, size }) {
  /** @type {string[]} */
  const problems = []
  /** @type {string[]} */
  const rows = []
  for (const { path, file, module, maxKb } of list.pages) {
    const page = pageFiles(manifest, document(file), module)
    if (!page) {
      problems.push(`${path}: ${module} has no script of its own; the build put it into one that other pages load too`)
      continue
    }
    const parts = [
      { what: 'JavaScript', files: page.scripts, max: maxKb },
      { what: 'CSS', files: page.styles, max: list.maxStylesKb },
    ]
    const cells = parts.map(({ what, files, max }) => {
      const kb = files.reduce((sum, name) => sum + size(name), 0) / 1000
      if (kb > max) {
        problems.push(`${path}: ${kb.toFixed(2)} kB ${what}, and ${max} kB are allowed`)
      }
      return `${kb.toFixed(2).padStart(6)} of ${max} kB ${what} in ${files.length}`
    })
    rows.push(`${path.padEnd(18)} ${cells.join('   ')}`)
  }
  return { rows, problems }
}

/** @returns {Build} the built app */
function readBuild() {
  const read = (/** @type {string} */ file) => readFileSync(join(CLIENT, file), 'utf8')
  return {
    list: JSON.parse(read('.vite/pages.json')),
    manifest: JSON.parse(read('.vite/manifest.json')),
    document: read,
    size: (file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length,
  }
}

/** Measures the built app, prints the table and says whether every page keeps its budget. */
export function checkSizes() {
  if (!existsSync(join(CLIENT, '.vite/pages.json'))) {
    console.error('The app is not built: run `npm run size`, which builds it first.')
    return false
  }
  const { rows, problems } = judge(readBuild())
  console.log(rows.join('\n'))
  problems.forEach((problem) => console.error(`Over budget: ${problem}.`))
  return problems.length === 0
}

if (import.meta.filename === process.argv[1]) {
  process.exitCode = checkSizes() ? 0 : 1
}
