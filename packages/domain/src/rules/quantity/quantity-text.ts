import { readNumber } from '../text/number-text'

/** The result of parsing a quantity: an integer, ambiguous, or none. */
export type QuantityReading = number | 'ambiguous' | undefined

/**
 * Parses a whole number in the notations of people and spreadsheets: "1000", "1 000", "1,200", "60,0", "1.200,00". A
 * text with two possible values is ambiguous: "1.000" can be a thousand or one.
 */
export function readQuantity(text: string): QuantityReading {
  const reading = readNumber(text, { decimals: 0 })
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'refused' && reading.fault === 'ambiguous' ? 'ambiguous' : undefined
}

/** Words for pieces after a number in the shops' languages, e.g. "5 st", "5pcs.", "5 kpl". */
const pieces = /(?<=\d)\s{0,3}(?:stycken|styck|stykker|stykk|stück|stck|stk|st|pieces?|pcs?|units?|ea|kpl|x)\.?$/iu

/** Returns a text without a word for pieces after its number. */
export function withoutPieces(text: string): string {
  const trimmed = text.trim()
  return trimmed.replace(pieces, '')
}

/** SKU and quantity as texts of a line. */
export interface SplitLine {
  sku: string
  text: string
  /** True if the line can be split in two ways; `text` is the longer quantity. */
  isAmbiguous: boolean
}

const separators = ' ,;\t'

/** The separators that cannot be part of a number. */
const unambiguousSeparators = ';\t'

/** Maximum number of characters at the end of a line that are searched for a quantity. */
const maxQuantityLength = 40
const withSeparators = /(?<=^|[ ,])-?(?:\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d+)?|\d+,\d+)$/

/** Returns where the text after the last separator starts; 0 if there is none. */
function lastStart(text: string, separatorSet: string): number {
  let start = text.length
  while (start > 0 && !separatorSet.includes(text.charAt(start - 1))) start -= 1
  return start
}

/** Returns a line split at a position into SKU and quantity; at 0 the whole line is the quantity. */
function divide(text: string, start: number, isAmbiguous = false): SplitLine {
  if (start === 0) return { sku: text, text: '', isAmbiguous }
  let end = start
  while (end > 0 && separators.includes(text.charAt(end - 1))) end -= 1
  return { sku: text.slice(0, end), text: text.slice(start).trim(), isAmbiguous }
}

/**
 * Splits a line into SKU and quantity: at its last tab or semicolon, otherwise at its last space or comma. A SKU can
 * contain spaces and a quantity thousands separators, so some lines are ambiguous (`isAmbiguous`): a part of a quantity
 * is never treated as a part of the SKU.
 */
export function splitLine(line: string): SplitLine {
  const text = line.trim()
  const clear = lastStart(text, unambiguousSeparators)
  if (clear > 0) return divide(text, clear)
  const start = lastStart(text, separators)
  const long = withSeparators.exec(text.slice(-maxQuantityLength))?.[0] ?? ''
  const longStart = text.length - long.length
  if (longStart === 0 || longStart >= start) return divide(text, start)
  // A quantity does not start with zero, so such a text is the end of a longer number.
  return divide(text, longStart, text.charAt(start) !== '0')
}
