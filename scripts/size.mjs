/**
 * `npm run size`: what a browser fetches for each route of the built app, against scripts/size-budgets.json.
 * Sizes are gzip level 9, 1 kB = 1000 bytes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './lib/command.mjs'

const CLIENT = join(root, 'apps/web/dist/client')

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's manifest: source module to built chunk
 * @typedef {{ maxKb: number, maxFiles: number }} Limit
 * @typedef {{ css: Limit, routes: Record<string, Limit & { module: string }> }} Budgets
 */

/**
 * The files of a page before anybody touches it: the entries, the route's own chunk, and all that these import.
 * @param {Manifest} manifest
 * @param {string} module the route's source module, as the manifest names it
 * @returns {{ scripts: string[], styles: string[] }}
 * @throws {Error} when the route has no chunk of its own
 */
export function pageFiles(manifest, module) {
  if (!manifest[module]) {
    throw new Error(`${module} is no chunk of the build: is the route still loaded lazily?`)
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  /** @type {Set<string>} */
  const seen = new Set()
  const follow = (/** @type {string} */ key) => {
    if (!seen.has(key)) {
      seen.add(key)
      manifest[key]?.imports?.forEach(follow)
    }
  }
  ;[...entries, module].forEach(follow)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}

/**
 * Measures each route and says what is over its budget.
 * @param {Manifest} manifest
 * @param {Budgets} budgets
 * @param {(file: string) => number} size of a built file, gzip, in bytes
 * @returns {{ rows: string[], problems: string[] }}
 */
export function judge(manifest, budgets, size) {
  /** @type {string[]} */
  const problems = []
  /** @type {string[]} */
  const rows = []
  for (const [route, { module, ...limit }] of Object.entries(budgets.routes)) {
    const { scripts, styles } = pageFiles(manifest, module)
    const parts = [
      { what: 'JavaScript', files: scripts, limit },
      { what: 'CSS', files: styles, limit: budgets.css },
    ]
    const cells = parts.map(({ what, files, limit: { maxKb, maxFiles } }) => {
      const kb = files.reduce((sum, file) => sum + size(file), 0) / 1000
      if (kb > maxKb) {
        problems.push(`${route}: ${kb.toFixed(1)} kB ${what}, and ${maxKb} kB are allowed`)
      }
      if (files.length > maxFiles) {
        problems.push(`${route}: ${files.length} ${what} files, and ${maxFiles} are allowed (${files.join(', ')})`)
      }
      return `${kb.toFixed(1).padStart(6)} of ${maxKb} kB ${what} in ${files.length}`
    })
    rows.push(`${route.padEnd(10)} ${cells.join('   ')}`)
  }
  return { rows, problems }
}

/** Measures the built app, prints the table and says whether every route keeps its budget. */
export function checkSizes() {
  const manifestFile = join(CLIENT, '.vite/manifest.json')
  if (!existsSync(manifestFile)) {
    console.error('The app is not built: run `npm run size`, which builds it first.')
    return false
  }
  const budgets = JSON.parse(readFileSync(join(root, 'scripts/size-budgets.json'), 'utf8'))
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length
  const { rows, problems } = judge(JSON.parse(readFileSync(manifestFile, 'utf8')), budgets, size)
  console.log(rows.join('\n'))
  problems.forEach((problem) => console.error(`Over budget: ${problem}`))
  return problems.length === 0
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = checkSizes() ? 0 : 1
}
