import { readNumber, readInteger, type NumberFault } from '../format/number-text.rules'

/** Why what was typed is no amount; `range`: it is not above 0, or above a million. */
export type AmountFault = NumberFault | 'range'

/** An amount that was typed: understood, none (the cell was emptied), or not understood. */
export type TypedAmount = { kind: 'amount'; amount: number } | { kind: 'none' } | { kind: 'wrong'; fault: AmountFault }

const mostMoney = 1_000_000
const mostPieces = 100_000_000

/** Reads an amount above 0, in major units. @param currency ISO 4217, of the field */
export function readAmount(text: string, currency: string): TypedAmount {
  const reading = readNumber(text, { decimals: 2, currency })
  if (reading.kind === 'empty') return { kind: 'none' }
  if (reading.kind === 'refused') return { kind: 'wrong', fault: reading.fault }
  const { value } = reading
  return value > 0 && value <= mostMoney ? { kind: 'amount', amount: value } : { kind: 'wrong', fault: 'range' }
}

/** Reads a number of whole pieces; null if it is none. */
export function readPieces(text: string): number | null {
  const pieces = readInteger(text)
  return pieces !== null && pieces >= 0 && pieces < mostPieces ? pieces : null
}

/** Reads a number above 0 with up to two decimals that is no money, such as a strength or percent; null if it is none. */
export function readDecimal(text: string): number | null {
  const reading = readNumber(text, { decimals: 2 })
  return reading.kind === 'number' && reading.value > 0 ? reading.value : null
}
