/** The app only introduces the domain to the kit: no class names, no calls and no colours of its own in apps/web/src. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command.mjs'

const FOLDER = 'apps/web/src'

/** @type {{ what: string, pattern: RegExp, isContent?: boolean }[]} */
const FORBIDDEN = [
  { what: 'a class name (a needed look is a variant in the kit)', pattern: /\bclassName\b/g },
  { what: 'a call (calls are the domain\'s)', pattern: /(?<![.\w])(?:(?:window|globalThis)\.)?fetch\s*\(/g },
  // A banner's ground is what an operator may choose too: content, not a look of the app.
  { what: 'a colour (colours are the theme\'s)', pattern: /(['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1/gi, isContent: true },
]

/**
 * What a source file of the app must not hold, as `line: what`.
 * @param {string} source
 * @param {string} [file] its path; files in a `content/` folder may name the colour of a banner
 * @returns {string[]}
 */
export function appProblems(source, file = '') {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ')
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank)
  const forbidden = FORBIDDEN.filter(({ isContent }) => !isContent || !/(^|[/\\])content[/\\]/.test(file))
  return forbidden.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(({ index }) => `${code.slice(0, index).split('\n').length}: ${what}`),
  )
}

/** Prints what the app holds and must not, and says whether it is clean. Its stories and tests may call. */
export default async function thinApp() {
  const names = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /\.(tsx?|css)$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  const problems = sources.flatMap((name) => {
    const file = join(FOLDER, name)
    return appProblems(readFileSync(join(root, file), 'utf8'), file).map((problem) => `${file}:${problem}`)
  })
  problems.forEach((problem) => console.error(problem))
  return sources.length > 0 && problems.length === 0
}
