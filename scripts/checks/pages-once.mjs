/** The shop's pages are listed once, in apps/web/src/pages.ts; everything else derives from that table. */
import ts from 'typescript'
import { lineAt, sources, textOf } from '../lib/sources.mjs'

const TABLE = 'apps/web/src/pages.ts'

/** Tests and stories may use literal paths. */
const OUTSIDE = /\.(test|stories)\.\w+$|\/(testing|stories)\/|\/story-|package\.json$|\/migrations\//

/** @typedef {{ path: string, route: string }} Page its path, and the name of its file in `routes/` */

/**
 * Returns uses of page paths and route files outside the table, as `line: what`. Links are allowed if they use `paths`
 * or an absolute address of the shop.
 * @param {readonly Page[]} pages
 * @param {string} source
 * @returns {string[]}
 */
export function pageProblems(pages, source) {
  /** @param {string} pattern */
  const linesWith = (pattern) =>
    [...source.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => lineAt(source, index))
  const escaped = (/** @type {string} */ text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const own = pages.flatMap(({ path, route }) => [
    // "/" alone has other meanings.
    ...(path.length > 1 ? linesWith(`(['"\`])${escaped(path)}\\1`).map((line) => `${line}: the path ${path}`) : []),
    ...linesWith(`(routes/${route}|['"\`/]${route}\\.(tsx|html))\\b(?![-.])`).map(
      (line) => `${line}: the file of ${route}`,
    ),
  ])
  const names = new Set(pages.flatMap(({ path, route }) => [route, path.slice(1)]))
  const lists = [...source.matchAll(/\[\s*(['"][\w-]+['"],?\s*){2,}\]/g)].filter(([list]) =>
    [...list.matchAll(/['"]([\w-]+)['"]/g)].every(([, name]) => names.has(name ?? '')),
  )
  return [
    ...own,
    ...lists.map(({ 0: list, index }) => `${lineAt(source, index)}: a list of pages, ${list.replace(/\s+/g, ' ')}`),
  ]
}

/**
 * Returns the rows of the table. It has type imports only, so that it can be evaluated on its own.
 * @returns {Promise<readonly Page[]>}
 */
async function readTable() {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const script = ts.transpile(textOf(TABLE), options)
  return Object.values((await import(`data:text/javascript,${encodeURIComponent(script)}`)).pages)
}

const isChecked = (/** @type {string} */ file) =>
  /^(apps|scripts)\/.*\.(tsx?|mjs|json)$/.test(file) && file !== TABLE && !OUTSIDE.test(file)

export default async function pagesOnce() {
  const pages = await readTable()
  return sources(isChecked).flatMap(([file, text]) => pageProblems(pages, text).map((problem) => `${file}:${problem}`))
}
