/** A page of the shop stands in one list, the table in apps/web/src/pages.ts; everything else derives from it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../lib/command.mjs'

const TABLE = 'apps/web/src/pages.ts'

/** Tests and stories open pages by their addresses. */
const OUTSIDE = /\.(test|stories)\.\w+$|\/(testing|stories)\/|\/story-|package\.json$|\/migrations\//

/** @typedef {{ path: string, route: string }} Page its address, and the name of its file in `routes/` */

/**
 * What a source says of pages that only their table says, as `line: what`. Links to a page are no list: they come from
 * `paths`, or stand behind an address of the shop.
 * @param {readonly Page[]} pages
 * @param {string} source
 * @returns {string[]}
 */
export function pageProblems(pages, source) {
  const lineOf = (/** @type {number} */ index) => source.slice(0, index).split('\n').length
  /** @param {string} pattern */
  const linesWith = (pattern) => [...source.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => lineOf(index))
  const escaped = (/** @type {string} */ text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const own = pages.flatMap(({ path, route }) => [
    // "/" alone means many things.
    ...(path.length > 1 ? linesWith(`(['"\`])${escaped(path)}\\1`).map((line) => `${line}: the address ${path}`) : []),
    ...linesWith(`(routes/${route}|['"\`/]${route}\\.(tsx|html))\\b(?![-.])`).map((line) => `${line}: the file of ${route}`),
  ])
  const names = new Set(pages.flatMap(({ path, route }) => [route, path.slice(1)]))
  const lists = [...source.matchAll(/\[\s*(['"][\w-]+['"],?\s*){2,}\]/g)].filter(([list]) =>
    [...list.matchAll(/['"]([\w-]+)['"]/g)].every(([, name]) => names.has(name ?? '')),
  )
  return [...own, ...lists.map(({ 0: list, index }) => `${lineOf(index)}: a list of pages, ${list.replace(/\s+/g, ' ')}`)]
}

/** The rows of the table. It imports types alone, so that it can be read by itself. @returns {Promise<readonly Page[]>} */
async function readTable() {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const script = ts.transpile(readFileSync(join(root, TABLE), 'utf8'), options)
  return Object.values((await import(`data:text/javascript,${encodeURIComponent(script)}`)).pages)
}

/** Prints where a page is named outside the table, and says whether there is no such place. */
export default async function pagesOnce() {
  const pages = await readTable()
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'scripts'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => /\.(tsx?|mjs|json)$/.test(file) && file !== TABLE && !OUTSIDE.test(file))
  const problems = files.flatMap((file) =>
    pageProblems(pages, readFileSync(join(root, file), 'utf8')).map((problem) => `${file}:${problem}`),
  )
  problems.forEach((problem) => console.error(problem))
  console.log(`${pages.length} pages looked for in ${files.length} files.`)
  return problems.length === 0
}
