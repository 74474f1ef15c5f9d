import { toMinor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { readNumber, type NumberField, type NumberReading } from '@skafferi/domain/rules/text/number-text'
import { cleanIdentifier } from '@skafferi/domain/rules/text/typed-text'
import { shopCurrency } from '../../../platform/currency'

/** An invalid cell; the message continues a sentence that begins with the column's name. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem'
}

/** Maximum price of a piece, in minor units: one million. */
const maxAmount: Minor = 100_000_000
/** Maximum of an integer column. */
const maxCount = 100_000_000
const maxTextLength = 5000
/** Maximum length of a numeric code, including separators. */
const maxNumberLength = 40

/** A long number in scientific notation, as spreadsheets display it: "7.31087E+12". */
const scientificNotation = /^\d[\d.,]*e[+-]?\d+$/i

/** @throws CellProblem */
function refuseScientificNotation(text: string): void {
  if (scientificNotation.test(text.slice(0, maxNumberLength)))
    throw new CellProblem('was shortened by a spreadsheet: set the column to text')
}

function problemOf(reading: Exclude<NumberReading, { kind: 'number' }>, decimals: number): string {
  if (reading.kind === 'empty' || reading.fault === 'invalid') return 'is not a number'
  if (reading.fault === 'ambiguous') return `can be read in two ways: write ${reading.either.join(' or ')}`
  if (reading.fault === 'currency') return `is in another currency than ${shopCurrency.toUpperCase()}`
  return decimals === 0 ? 'is not a whole number' : 'has more than two decimals'
}

/**
 * Parses a number of 0 or more.
 * @throws CellProblem
 */
function readNumberCell(text: string, field: NumberField): number {
  refuseScientificNotation(text)
  const reading = readNumber(text, field)
  if (reading.kind !== 'number') throw new CellProblem(problemOf(reading, field.decimals))
  if (reading.value < 0) throw new CellProblem('is below 0')
  return reading.value
}

/**
 * Parses a net price in minor units: above 0, at most two decimals.
 * @throws CellProblem
 */
export function readAmount(text: string): Minor {
  const minor = toMinor(readNumberCell(text, { decimals: 2, currency: shopCurrency }))
  if (minor === 0) throw new CellProblem('is 0: a price is above 0')
  if (minor > maxAmount) throw new CellProblem('is more than a million')
  return minor
}

/**
 * Parses a whole number.
 * @throws CellProblem
 */
export function readCount(text: string, min = 0): number {
  const number = readNumberCell(text, { decimals: 0 })
  if (number < min) throw new CellProblem(`is below ${min}`)
  if (number > maxCount) throw new CellProblem('is more than a hundred million')
  return number
}

/**
 * Parses a number above 0 with decimals, e.g. a strength.
 * @throws CellProblem
 */
export function readDecimal(text: string): number {
  const number = readNumberCell(text, { decimals: 2 })
  if (number === 0) throw new CellProblem('is 0')
  if (number > 999) throw new CellProblem('is more than 999')
  return number
}

/**
 * Checks the GTIN's check digit: from the right, digits have the weights 1 and 3 (GS1 General Specifications, section
 * 7.9).
 */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * Parses a GTIN-13 or a UPC-12, which is a GTIN-13 without its leading zero.
 * @throws CellProblem
 */
export function readGtin(text: string): string {
  refuseScientificNotation(text)
  const digits = cleanIdentifier(text.slice(0, maxNumberLength)).replace(/[ '-]/g, '')
  if (!/^\d{12,13}$/.test(digits)) throw new CellProblem('must have 13 digits')
  const gtin = digits.padStart(13, '0')
  if (!hasValidCheckDigit(gtin)) throw new CellProblem('has a wrong check digit')
  return gtin
}

/**
 * Parses one of several words, ignoring case.
 * @throws CellProblem
 */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text.trim().toLowerCase())
  if (!found) throw new CellProblem(`must be one of ${choices.join(', ')}`)
  return found
}

/** Parses a list separated by semicolons; removes duplicates. */
export function readList(text: string): string[] {
  return [
    ...new Set(
      text
        .split(';')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ),
  ]
}

/**
 * Parses a text; control characters other than line breaks are refused.
 * @throws CellProblem
 */
export function readText(text: string, maxLength = maxTextLength): string {
  if (text.length > maxLength) throw new CellProblem(`has more than ${maxLength} characters`)
  if (/[^\P{Control}\n\r\t]/u.test(text)) throw new CellProblem('has control characters')
  return text.replace(/\r\n?/g, '\n')
}
