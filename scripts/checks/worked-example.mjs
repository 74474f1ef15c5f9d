/** Each file of the worked example in ARCHITECTURE.md imports the next one, or is imported by it. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/command.mjs'
import { textOf } from '../lib/sources.mjs'

const SECTION = /^## Worked example[^\n]*\n([^]*?)(?=^## |(?![^]))/m

/** The first file of each numbered item of the section. @param {string} text */
export function filesOfExample(text) {
  const section = SECTION.exec(text)?.[1] ?? ''
  return [...section.matchAll(/^\d+\. [^`]*`([^`]+\.tsx?)`/gm)].map(([, file = '']) => file)
}

/** Specifiers that a source imports or exports from. @param {string} source */
const specifiersOf = (source) =>
  [...source.matchAll(/(?:\bfrom|\bimport\()\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)

/**
 * The source file behind `@skafferi/<package>/<path>`, by the package's `exports`.
 * @param {string} specifier
 * @param {(file: string) => string} read
 */
function resolvePackage(specifier, read) {
  const [, name, path] = /^@skafferi\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const folder = `packages/${name}`
  const { exports = {} } = JSON.parse(read(`${folder}/package.json`))
  for (const [key, value] of Object.entries(exports)) {
    const target = typeof value === 'string' ? value : (value['skafferi-source'] ?? value.default)
    const pattern = new RegExp(`^${key.slice(2).replace(/[.]/g, '\\.').replace('*', '(.+)')}$`)
    const match = pattern.exec(path ?? '')
    if (match) return posix.join(folder, target.replaceAll('*', match[1] ?? ''))
  }
  return undefined
}

/**
 * Files that a file imports; what an `index.ts` exports again counts as imported.
 * @param {string} file
 * @param {(file: string) => string} read
 * @param {(file: string) => boolean} exists
 * @returns {Set<string>}
 */
export function importsOf(file, read, exists) {
  /** @type {Set<string>} */
  const imported = new Set()
  for (const specifier of specifiersOf(read(file))) {
    const base = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : resolvePackage(specifier, read)
    if (base === undefined) continue
    const target = ['', '.ts', '.tsx', '/index.ts']
      .map((end) => base + end)
      .find((path) => /\.tsx?$/.test(path) && exists(path))
    if (target === undefined || imported.has(target)) continue
    imported.add(target)
    if (target.endsWith('/index.ts')) for (const more of importsOf(target, read, exists)) imported.add(more)
  }
  return imported
}

/**
 * What is wrong with an example.
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @param {(file: string) => boolean} exists
 * @returns {string[]}
 */
export function exampleProblems(files, read, exists) {
  if (files.length < 2) return ['ARCHITECTURE.md: the section "Worked example" names no files']
  const missing = files.filter((file) => !exists(file))
  if (missing.length > 0)
    return missing.map((file) => `ARCHITECTURE.md: the worked example names ${file}, which is missing`)
  return files.slice(1).flatMap((file, at) => {
    const before = files[at] ?? ''
    const areConnected = importsOf(before, read, exists).has(file) || importsOf(file, read, exists).has(before)
    return areConnected ? [] : [`ARCHITECTURE.md: ${before} and ${file} do not import each other`]
  })
}

export default () =>
  exampleProblems(filesOfExample(textOf('ARCHITECTURE.md')), textOf, (file) => existsSync(join(root, file)))
