/** What `npm run new` created is filled in: none of the templates' TODOs is left. */
import { lineAt, sources } from '../lib/sources.mjs'

const isWritten = (/** @type {string} */ file) =>
  /^(packages|apps|openapi)\/.*\.(tsx?|ya?ml|json|mdx)$/.test(file) && !file.includes('/generated/')

/**
 * Returns the places of a file that still have to be written.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export const unfilled = (file, text) =>
  [...text.matchAll(/\bTODO\b.*/g)].map(({ 0: line, index }) => `${file}:${lineAt(text, index)} ${line.slice(0, 80)}`)

export default () => sources(isWritten).flatMap(([file, text]) => unfilled(file, text))
