import { cleanIdentifier } from './typed-text'
import { readNumber, readInteger, type NumberFault } from './number-text'

/** Why a typed text is not an amount. `range`: it is not above 0, or it is above a million. */
export type AmountFault = NumberFault | 'range'

/** A typed amount: valid, none (the cell is empty), or invalid. */
export type TypedAmount = { kind: 'amount'; amount: number } | { kind: 'none' } | { kind: 'wrong'; fault: AmountFault }

const maxAmount = 1_000_000
const maxPieces = 100_000_000
const maxTierStart = 999_999

/** Reads an amount above 0, in major units. @param currency of the field, ISO 4217 */
export function readAmount(text: string, currency: string): TypedAmount {
  const reading = readNumber(text, { decimals: 2, currency })
  if (reading.kind === 'empty') return { kind: 'none' }
  if (reading.kind === 'refused') return { kind: 'wrong', fault: reading.fault }
  const { value } = reading
  return value > 0 && value <= maxAmount ? { kind: 'amount', amount: value } : { kind: 'wrong', fault: 'range' }
}

/** Returns an amount in major units as text of a form field, with the digits of its currency: "6.90". */
export const amountText = (amount: number): string => amount.toFixed(2)

/** True if a text begins with a plus or minus sign: "+25" adds to a number, so it must not replace one. */
export const isSigned = (text: string): boolean => /^[+-]/.test(cleanIdentifier(text))

/** Reads pieces to add or take away, "+25" or "-3"; null if the text has no sign, or is no integer except 0. */
export function readPieceChange(text: string): number | null {
  const change = isSigned(text) ? readInteger(text) : null
  return change !== null && change !== 0 && Math.abs(change) <= maxPieces ? change : null
}

/** Reads an integer number of pieces, without a sign; null if the text is not one. */
export function readPieces(text: string): number | null {
  const pieces = isSigned(text) ? null : readInteger(text)
  return pieces !== null && pieces >= 0 && pieces < maxPieces ? pieces : null
}

/** Reads the number of pieces at which a tier starts, from 2; null if the text is not one. */
export function readTierStart(text: string): number | null {
  const start = readInteger(text)
  return start !== null && start >= 2 && start <= maxTierStart ? start : null
}

/** Reads a number above 0 with up to two decimals, such as a strength or percent; null if the text is not one. */
export function readDecimal(text: string): number | null {
  const reading = readNumber(text, { decimals: 2 })
  return reading.kind === 'number' && reading.value > 0 ? reading.value : null
}
