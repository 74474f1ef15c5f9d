/** No line of production code is too long. The formatter leaves comments, strings and patterns as they are. */
import { isProduction, LONGEST_LINE } from '../count-code.mjs'
import { sources } from '../lib/sources.mjs'

/**
 * Returns the numbers of the lines that are too long, from 1.
 * @param {string} text
 */
export const longLines = (text) =>
  text.split('\n').flatMap(({ length }, index) => (length > LONGEST_LINE ? [index + 1] : []))

export default function lineLength() {
  return sources(isProduction).flatMap(([file, text]) =>
    longLines(text).map((line) => `${file}:${line}: more than ${LONGEST_LINE} characters; wrap the line.`),
  )
}
