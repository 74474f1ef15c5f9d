import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The app only introduces the domain to the kit: no class names, no calls and no colours of its own. */
const forbidden: { what: string; pattern: RegExp; isContent?: boolean }[] = [
  { what: 'a class name (a needed look is a variant in the kit)', pattern: /\bclassName\b/g },
  { what: "a call (calls are the domain's)", pattern: /(?<![.\w])(?:(?:window|globalThis)\.)?fetch\s*\(/g },
  // A banner's ground is what an operator may choose too: content, not a look of the app.
  { what: "a colour (colours are the theme's)", pattern: /(['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1/gi, isContent: true },
]

/**
 * What a source file of the app must not hold, as `file:line: what`.
 * @param file its path; files in a `content/` folder may name the colour of a banner
 */
function appProblems(source: string, file: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank)
  const lineAt = (index: number) => code.slice(0, index).split('\n').length
  return forbidden
    .filter(({ isContent }) => !isContent || !/(^|\/)content\//.test(file))
    .flatMap(({ what, pattern }) => [...code.matchAll(pattern)].map(({ index }) => `${file}:${lineAt(index)}: ${what}`))
}

const folder = new URL('./', import.meta.url)
/** Stories and tests of the app may call. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)

test('this app looks like nothing and calls nobody by itself', () => {
  expect(sources).toContain('main.tsx')
  expect(sources.flatMap((file) => appProblems(readFileSync(new URL(file, folder), 'utf8'), file))).toEqual([])
})

test('class names, calls and colours are found with their line', () => {
  const source = "const a = <p className=\"x\" />\nawait fetch('/store')\nwindow.fetch(url)\nconst c = '#fff'\nconst d = \"#12AB34\"\n"
  expect(appProblems(source, 'a').map((problem) => problem.split(':')[1])).toEqual(['1', '2', '3', '4', '5'])
})

test('prefetching, refetching, anchors and comments are none of them', () => {
  const source = "refetch()\nquery.fetch()\nconst a = '#main'\n// fetch('/x') and className\n/* \n '#fff' */\nconst u = 'https://a.example'\n"
  expect(appProblems(source, 'a')).toEqual([])
})

test('the ground of a banner is content, a class name is not', () => {
  const source = "const background = '#000000'\nconst a = <p className=\"x\" />\n"
  expect(appProblems(source, 'content/landing.ts')).toEqual([
    'content/landing.ts:2: a class name (a needed look is a variant in the kit)',
  ])
  expect(appProblems(source, 'routes/landing.tsx')).toHaveLength(2)
})
