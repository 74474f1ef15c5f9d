import { readdirSync, readFileSync } from 'node:fs'

/** An app only connects the domain to the kit: it has no class names, no requests and no colours. */
const forbidden: { what: string; pattern: RegExp; isContent?: boolean }[] = [
  { what: 'a class name (a needed look is a variant in the kit)', pattern: /\bclassName\b/g },
  { what: "a call (calls are the domain's)", pattern: /(?<![.\w])(?:(?:window|globalThis)\.)?fetch\s*\(/g },
  // A banner's background is content that an operator can choose, not a style of the app.
  {
    what: "a colour (colours are the theme's)",
    pattern: /(['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1/gi,
    isContent: true,
  },
]

/**
 * Finds what a source file of the app must not contain, as `file:line: text`.
 * @param file its path; files in a `content/` folder can name the colour of a banner
 */
export function appProblems(source: string, file: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank)
  const lineAt = (index: number) => code.slice(0, index).split('\n').length
  return forbidden
    .filter(({ isContent }) => !isContent || !/(^|\/)content\//.test(file))
    .flatMap(({ what, pattern }) => [...code.matchAll(pattern)].map(({ index }) => `${file}:${lineAt(index)}: ${what}`))
}

/**
 * Finds what the sources of an app must not contain.
 * @param folder of its sources; stories and tests in it can send requests
 */
export function problemsIn(folder: URL): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  )
  if (!sources.includes('main.tsx'))
    throw new Error(`${folder.pathname} has no main.tsx: these are not the sources of an app.`)
  return sources.flatMap((file) => appProblems(readFileSync(new URL(file, folder), 'utf8'), file))
}
