/** The app only introduces the domain to the kit: no class names, no calls and no colours of its own in apps/{web,office}/src. */
import { lineAt, sources } from '../lib/sources.mjs'

/** Stories and tests of the app may call. */
const isLookedAt = (/** @type {string} */ file) =>
  /^apps\/(web|office)\/src\/.*\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)

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
  const forbidden = FORBIDDEN.filter(({ isContent }) => !isContent || !/(^|\/)content\//.test(file))
  return forbidden.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(({ index }) => `${lineAt(code, index)}: ${what}`),
  )
}

export default () =>
  sources(isLookedAt).flatMap(([file, text]) => appProblems(text, file).map((problem) => `${file}:${problem}`))
