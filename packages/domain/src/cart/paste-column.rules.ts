import { readQuantity } from './quantity-text.rules'

/** A value of a pasted column, by the row it falls on. */
export interface PastedValue {
  /** Rows under the first; from 0. */
  row: number
  /** Its line in the text; from 1. */
  position: number
  text: string
}

/** What a pasted text is: quantities one under another, or lines that name articles. */
export type PastedText = { kind: 'column'; values: readonly PastedValue[] } | { kind: 'lines'; format: 'csv' | 'lines' }

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/**
 * Says what a text is. Where every line is a number, or nothing, the numbers fall on the rows one after another; an empty
 * line, or 0, leaves its row as it is.
 */
export function readPasted(text: string): PastedText {
  const lines = text.split(/\r\n|\r|\n/).map(unquoted)
  if (lines.every((line) => line === '' || readQuantity(line) !== undefined)) {
    const values = lines.map((line, row) => ({ row, position: row + 1, text: line }))
    return { kind: 'column', values: values.filter((value) => value.text !== '' && readQuantity(value.text) !== 0) }
  }
  return { kind: 'lines', format: /[;\t"]/.test(text) ? 'csv' : 'lines' }
}
