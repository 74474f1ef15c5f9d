/** Every test that the tables of docs/coverage.md name, for the lines of the specification, is there. */
import { textOf } from '../lib/sources.mjs'

/** @param {string} source @param {string} name an exported story, or a part of a test's title */
function holds(source, name) {
  return /^\w+$/.test(name) ? new RegExp(`^export const ${name}\\b`, 'm').test(source) : source.includes(name)
}

/**
 * What the tables name and is not there. A story is named by its export, another test by a part of its title.
 * @param {string} text the document
 * @param {(path: string) => string} read a file's text; throws where there is none
 * @returns {string[]} one sentence each
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
