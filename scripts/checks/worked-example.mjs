/** Each file of the worked example in ARCHITECTURE.md imports the next one, or is imported by it. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../lib/command.mjs'
import { textOf } from '../lib/sources.mjs'

const SECTION = /^## Worked example[^\n]*\n([^]*?)(?=^## |(?![^]))/m

/** Returns the first file of each numbered item of the section. @param {string} text */
export function filesOfExample(text) {
  const section = SECTION.exec(text)?.[1] ?? ''
  return [...section.matchAll(/^\d+\. [^`]*`([^`]+\.tsx?)`/gm)].map(([, file = '']) => file)
}

/** `import { a, type B } from '…'`, `export { a } from '…'`, `import('…')`. */
const REFERENCE = /(?:\b(?:import|export) (?:type )?(?:\w+, )?(?:\{([^}]*)\}|[^'"{};]*?) from|\bimport\()\s*'([^']+)'/g

/**
 * Returns the imports and re-exports of a source, with their names. `null` names mean everything.
 * @param {string} source
 */
const referencesIn = (source) =>
  [...source.matchAll(REFERENCE)].map(([, list, specifier = '']) => {
    const names = list?.split(',').map((name) => name.trim().replace(/^type | as .*$/g, ''))
    return { names: names?.filter((name) => name !== '') ?? null, specifier }
  })

/**
 * Returns the source file of `@skafferi/<package>/<path>`, by the package's `exports`.
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
 * Returns the files that a file imports. For an `index.ts`, includes the files of the imported names.
 * @param {string} file
 * @param {(file: string) => string} read
 * @param {(file: string) => boolean} exists
 * @param {readonly string[] | null} filter names to follow; all unless given
 * @returns {Set<string>}
 */
export function importsOf(file, read, exists, filter = null) {
  /** @type {Set<string>} */
  const imported = new Set()
  for (const { names, specifier } of referencesIn(read(file))) {
    if (filter && names && !names.some((name) => filter.includes(name))) continue
    const base = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : resolvePackage(specifier, read)
    const candidates = base === undefined ? [] : ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end)
    const target = candidates.find((path) => /\.tsx?$/.test(path) && exists(path))
    if (target === undefined) continue
    imported.add(target)
    if (target.endsWith('/index.ts')) for (const more of importsOf(target, read, exists, names)) imported.add(more)
  }
  return imported
}

/**
 * Returns the problems of an example.
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
