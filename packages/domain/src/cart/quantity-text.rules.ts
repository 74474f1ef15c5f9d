import { readNumber } from '../format/number-text.rules'

/** What a text says of a quantity: a whole number, one of two that it could be, or none. */
export type QuantityReading = number | 'ambiguous' | undefined

/**
 * Reads a whole number as people and spreadsheets write it: "1000", "1 000", "1,200", "60,0", "1.200,00". What could be
 * two numbers is not guessed: "1.000" is a thousand here and one there.
 */
export function readQuantity(text: string): QuantityReading {
  const reading = readNumber(text, { decimals: 0 })
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'refused' && reading.fault === 'ambiguous' ? 'ambiguous' : undefined
}

/** SKU and quantity as they stand in a line. */
export interface SplitLine {
  sku: string
  text: string
  /** The line can be divided in two ways; `text` is the longer quantity. */
  isAmbiguous: boolean
}

const separators = ' ,;\t'

/** Of these, the ones that stand in no number. */
const clearSeparators = ';\t'

/** Longer than any quantity: of an endless line, only so much is searched for one. */
const longestQuantity = 40
const withSeparators = /(?<=^|[ ,])-?(?:\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d+)?|\d+,\d+)$/

/** Where what stands behind the last of some separators begins; 0 where there is none. */
function lastStart(text: string, found: string): number {
  let start = text.length
  while (start > 0 && !found.includes(text.charAt(start - 1))) start -= 1
  return start
}

/** A line with what begins at a place as its quantity; without any where that is the whole line. */
function divide(text: string, start: number, isAmbiguous = false): SplitLine {
  if (start === 0) return { sku: text, text: '', isAmbiguous }
  let end = start
  while (end > 0 && separators.includes(text.charAt(end - 1))) end -= 1
  return { sku: text.slice(0, end), text: text.slice(start).trim(), isAmbiguous }
}

/**
 * Divides a line into SKU and quantity: at its last tab or semicolon, else at its last space or comma. A SKU may contain
 * spaces and a quantity separators of thousands, so some lines can be read in two ways. These are `isAmbiguous`: a part
 * of a quantity is never taken for a part of the SKU.
 */
export function splitLine(line: string): SplitLine {
  const text = line.trim()
  const clear = lastStart(text, clearSeparators)
  if (clear > 0) return divide(text, clear)
  const start = lastStart(text, separators)
  const long = withSeparators.exec(text.slice(-longestQuantity))?.[0] ?? ''
  const longStart = text.length - long.length
  if (longStart === 0 || longStart >= start) return divide(text, start)
  // No quantity begins with a zero, so what does is the end of a longer one.
  return divide(text, longStart, text.charAt(start) !== '0')
}
