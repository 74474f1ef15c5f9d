/**
 * `npm run size`: what a browser fetches for each route of the built app, against scripts/size-budgets.json.
 * Sizes are gzip level 9, 1 kB = 1000 bytes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/command.mjs'

const CLIENT = join(root, 'apps/web/dist/client')

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's manifest: source module to built chunk
 * @typedef {object} Limit
 * @property {number} maxKb what is allowed now, so that no page grows
 * @property {number} [promisedKb] what the shop promises, where it is not reached yet
 * @property {number} maxFiles
 * @typedef {{ css: Limit, routes: Record<string, Limit & { module: string }> }} Budgets
 * @typedef {object} Build what the build left, by the paths that its pages use
 * @property {Manifest} manifest
 * @property {(route: string) => string} document text of the HTML file that a browser gets for a route
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
 * Measures each route and says what is over its budget.
 * @param {Build} build
 * @param {Budgets} budgets
 * @returns {{ rows: string[], problems: string[] }}
 */
export function judge({ manifest, document, size }, budgets) {
  /** @type {string[]} */
  const problems = []
  /** @type {string[]} */
  const rows = []
  for (const [route, { module, ...limit }] of Object.entries(budgets.routes)) {
    const page = pageFiles(manifest, document(route), module)
    if (!page) {
      problems.push(`${route}: ${module} has no script of its own; the build put it into one that other pages load too`)
      continue
    }
    const { scripts, styles } = page
    const parts = [
      { what: 'JavaScript', files: scripts, limit },
      { what: 'CSS', files: styles, limit: budgets.css },
    ]
    const cells = parts.map(({ what, files, limit: { maxKb, promisedKb, maxFiles } }) => {
      const kb = files.reduce((sum, file) => sum + size(file), 0) / 1000
      if (kb > maxKb) {
        problems.push(`${route}: ${kb.toFixed(2)} kB ${what}, and ${maxKb} kB are allowed`)
      }
      if (files.length > maxFiles) {
        problems.push(`${route}: ${files.length} ${what} files, and ${maxFiles} are allowed (${files.join(', ')})`)
      }
      const promise = promisedKb === undefined ? '' : ` (promised ${promisedKb})`
      return `${kb.toFixed(2).padStart(6)} of ${maxKb} kB${promise} ${what} in ${files.length}`
    })
    rows.push(`${route.padEnd(10)} ${cells.join('   ')}`)
  }
  return { rows, problems }
}

/**
 * The built app. A route has a document of its own where it is prerendered, else the app's shell.
 * @returns {Build}
 */
function readBuild() {
  const read = (/** @type {string} */ file) => readFileSync(join(CLIENT, file), 'utf8')
  return {
    manifest: JSON.parse(read('.vite/manifest.json')),
    document: (route) => read(existsSync(join(CLIENT, `${route}.html`)) ? `${route}.html` : 'app.html'),
    size: (file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length,
  }
}

/** Measures the built app, prints the table and says whether every route keeps its budget. */
export function checkSizes() {
  if (!existsSync(join(CLIENT, '.vite/manifest.json'))) {
    console.error('The app is not built: run `npm run size`, which builds it first.')
    return false
  }
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/size-budgets.json'), 'utf8'))
  const { rows, problems } = judge(readBuild(), budgets)
  console.log(rows.join('\n'))
  problems.forEach((problem) => console.error(`Over budget: ${problem}.`))
  return problems.length === 0
}
