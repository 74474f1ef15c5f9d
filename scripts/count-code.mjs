/**
 * `node scripts/count-code.mjs [folder]`: counts the production code of this project or of another checkout of it.
 * Tests, stories, generated files, styles and JSON are left out. Lines are those with code, so neither blank lines nor
 * comments count.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './lib/command.mjs'

/** Characters of a line. */
export const LONGEST_LINE = 120
const LONGEST_FILE = 400
const SMALL_FILE = 40

const code = /^(packages|apps|scripts|\.storybook)\/.*\.(tsx?|mjs)$/
const leftOut = [
  /\.(test|stories|e2e)\.|\.d\.ts$|\/story-/,
  /\/(generated|testing|stories|templates|migrations)\//,
  /^packages\/(fixtures|packshots)\//,
]

/** @param {string} file */
export const isProduction = (file) => code.test(file) && !leftOut.some((pattern) => pattern.test(file))

/**
 * Returns the number of lines with code.
 * @param {string} text
 */
export function linesOfCode(text) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const lines = new Set()
  const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line
  /** @param {ts.Node} node */
  function visit(node) {
    if (node.getChildCount(source) === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken) {
      const [first, last] = [node.getStart(source), node.getEnd()].map(lineOf)
      for (let line = first ?? 0; line <= (last ?? 0); line += 1) if (isFilled(line)) lines.add(line)
    }
    node.getChildren(source).forEach((child) => {
      if (child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode) visit(child)
    })
  }
  const texts = text.split('\n')
  const isFilled = (/** @type {number} */ line) => (texts[line] ?? '').trim() !== ''
  visit(source)
  return lines.size
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g

/**
 * Returns the small files that exactly one other file imports.
 * @param {ReadonlyMap<string, string>} texts by file
 * @param {ReadonlyMap<string, number>} counts lines of code by file
 * @returns {string[]}
 */
export function fragments(texts, counts) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const [file, text] of texts)
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const base = join(dirname(file), path)
      const target = ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => base + end).find((one) => texts.has(one))
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  return [...importers]
    .filter(([file, by]) => by.size === 1 && (counts.get(file) ?? 0) < SMALL_FILE)
    .map(([file]) => file)
    .sort()
}

if (import.meta.filename === process.argv[1]) {
  const folder = resolve(process.argv[2] ?? root)
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).split('\n').filter(isProduction)
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const counts = new Map([...texts].map(([file, text]) => [file, linesOfCode(text)]))
  const lines = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const long = [...texts.values()].flatMap((text) => text.split('\n')).filter(({ length }) => length > LONGEST_LINE)
  const large = [...counts].filter(([, count]) => count > LONGEST_FILE)
  console.log(`${files.length} files, ${lines} lines of code`)
  console.log(
    `${long.length} lines above ${LONGEST_LINE} characters, ${large.length} files above ${LONGEST_FILE} lines`,
  )
  console.log(`${fragments(texts, counts).length} files below ${SMALL_FILE} lines that one file imports`)
}
