import { readNumber, readInteger, type NumberFault } from './number-text'

/** Why a typed text is not an amount. `range`: it is not above 0, or it is above a million. */
export type AmountFault = NumberFault | 'range'

/** A typed amount: valid, none (the cell is empty), or invalid. */
export type TypedAmount = { kind: 'amount'; amount: number } | { kind: 'none' } | { kind: 'wrong'; fault: AmountFault }

const maxAmount = 1_000_000
const maxPieces = 100_000_000

/** Reads an amount above 0, in major units. @param currency of the field, ISO 4217 */
export function readAmount(text: string, currency: string): TypedAmount {
  const reading = readNumber(text, { decimals: 2, currency })
  if (reading.kind === 'empty') return { kind: 'none' }
  if (reading.kind === 'refused') return { kind: 'wrong', fault: reading.fault }
  const { value } = reading
  return value > 0 && value <= maxAmount ? { kind: 'amount', amount: value } : { kind: 'wrong', fault: 'range' }
}

/** Reads an integer number of pieces; null if the text is not one. */
export function readPieces(text: string): number | null {
  const pieces = readInteger(text)
  return pieces !== null && pieces >= 0 && pieces < maxPieces ? pieces : null
}

/** Reads a number above 0 with up to two decimals, such as a strength or percent; null if the text is not one. */
export function readDecimal(text: string): number | null {
  const reading = readNumber(text, { decimals: 2 })
  return reading.kind === 'number' && reading.value > 0 ? reading.value : null
}
