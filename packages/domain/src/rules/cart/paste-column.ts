import { readQuantity, withoutPieces } from '../quantity/quantity-text'

/** A value of a pasted column, with its row. */
export interface PastedValue {
  /** Index of the row, from the first one; from 0. */
  row: number
  /** Its line in the text; from 1. */
  position: number
  text: string
}

/** The kind of pasted text: a column of quantities, or lines with articles. */
export type PastedText =
  | { kind: 'column'; values: readonly PastedValue[] }
  | { kind: 'lines'; format: 'table' | 'lines' }

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/**
 * Detects the kind of a text. If every line is a number or empty, they apply to successive rows; an empty line, or 0,
 * does not change its row.
 */
export function readPasted(text: string): PastedText {
  const lines = text.split(/\r\n|\r|\n/).map(unquoted)
  const read = (line: string) => readQuantity(withoutPieces(line))
  if (lines.every((line) => line === '' || read(line) !== undefined)) {
    const values = lines.map((line, row) => ({ row, position: row + 1, text: line }))
    return { kind: 'column', values: values.filter((value) => value.text !== '' && read(value.text) !== 0) }
  }
  return { kind: 'lines', format: /[;\t"]/.test(text) ? 'table' : 'lines' }
}
