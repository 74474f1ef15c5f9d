/** Every test that docs/coverage.md names exists. */
import { textOf } from '../lib/sources.mjs'

/**
 * @param {string} source
 * @param {string} name an exported story, or a part of a test's title
 */
function holds(source, name) {
  return /^\w+$/.test(name) ? new RegExp(`^export const ${name}\\b`, 'm').test(source) : source.includes(name)
}

/**
 * Returns the tests in the tables that do not exist. Stories are named by their export, other tests by a part of their
 * title.
 * @param {string} text the document
 * @param {(path: string) => string} read returns a file's text; throws if it does not exist
 * @returns {string[]} one sentence for each
 */
export function missingReferences(text, read) {
  const rows = text.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|-]*$|\|\s*test\s*\|\s*$/.test(line))
  return rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`#]+)#([^`]+)`/g)]
    if (named.length === 0) return [`No test is named in: ${row}`]
    return named.flatMap(([, path = '', name = '']) => {
      try {
        return holds(read(path), name) ? [] : [`${path} has no "${name}"`]
      } catch {
        return [`${path} is not there`]
      }
    })
  })
}

export default () => missingReferences(textOf('docs/coverage.md'), textOf)
