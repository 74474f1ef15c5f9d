import { toMinor, type Minor } from '@skafferi/domain/format/money.rules'
import { withoutEnd } from '../../without-end'

/** A cell that cannot be read; the message ends a sentence that begins with the column's name. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem'
}

/** More than any piece costs, in minor units: one million. */
const maxAmount: Minor = 100_000_000
/** More than a column of whole numbers holds. */
const maxCount = 100_000_000
const longest = 5000
/** No number that is meant is longer; reading one that is may take long. */
const longestNumber = 40

/** Spaces that spreadsheets put between thousands. */
const spaces = /[\s\u00a0\u202f'’]/g
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/

function oneKindOfMark(digits: string, mark: '.' | ','): string {
  const parts = digits.split(mark)
  if (parts.length > 2) {
    if (grouped.test(digits)) return parts.join('')
    throw new CellProblem('is no number')
  }
  if (parts[1]?.length === 3 && parts[0] !== '0') {
    throw new CellProblem(`can be read in two ways: write ${parts.join('')} or ${parts[0]}.${parts[1]?.slice(0, 2)}`)
  }
  return parts.join('.')
}

function bothMarks(digits: string): string {
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.'
  const [whole = '', ...rest] = digits.split(decimal)
  if (rest.length !== 1 || !grouped.test(whole)) throw new CellProblem('is no number')
  return `${whole.replace(/[.,]/g, '')}.${rest[0]}`
}

/** A number as people and spreadsheets write it, with a point as the only mark: "1.234,50", "1 234" and "3,2" alike. */
function plainNumber(text: string): string {
  if (text.length > longestNumber) throw new CellProblem('is no number')
  const digits = text.replace(spaces, '')
  if (/e[+-]?\d+$/i.test(digits)) throw new CellProblem('was shortened by a spreadsheet: set the column to text')
  if (!/^-?\d[\d.,]*$/.test(digits)) throw new CellProblem('is no number')
  if (digits.startsWith('-')) throw new CellProblem('is below 0')
  if (digits.includes('.') && digits.includes(',')) return bothMarks(digits)
  return oneKindOfMark(digits, digits.includes(',') ? ',' : '.')
}

function decimalsOf(number: string): number {
  return withoutEnd(number.split('.')[1] ?? '', '0').length
}

/** Net price of a piece in minor units: above 0, two decimals at most. @throws CellProblem */
export function readAmount(text: string): Minor {
  const number = plainNumber(text)
  if (decimalsOf(number) > 2) throw new CellProblem('has more than two decimals')
  const minor = toMinor(Number(number))
  if (minor === 0) throw new CellProblem('is 0: a price is above 0')
  if (minor > maxAmount) throw new CellProblem('is more than a million')
  return minor
}

/** A whole number. @throws CellProblem */
export function readCount(text: string, least = 0): number {
  const number = Number(plainNumber(text))
  if (!Number.isInteger(number)) throw new CellProblem('is no whole number')
  if (number < least) throw new CellProblem(`is below ${least}`)
  if (number > maxCount) throw new CellProblem('is more than a hundred million')
  return number
}

/** A number above 0 with decimals, such as the strength of a pouch. @throws CellProblem */
export function readDecimal(text: string): number {
  const plain = plainNumber(text)
  if (decimalsOf(plain) > 2) throw new CellProblem('has more than two decimals')
  const number = Number(plain)
  if (number <= 0) throw new CellProblem('is 0')
  if (number > 999) throw new CellProblem('is more than 999')
  return number
}

/** The last digit of a GTIN: from the right, the digits count three times and once in turns. */
function isCheckDigitRight(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** A GTIN-13, or the twelve digits of a UPC, which is one with a 0 before it. @throws CellProblem */
export function readGtin(text: string): string {
  if (text.length > longestNumber) throw new CellProblem('must have 13 digits')
  const digits = text.replace(spaces, '')
  if (/e\+?\d+$/i.test(digits)) throw new CellProblem('was shortened by a spreadsheet: set the column to text')
  if (!/^\d{12,13}$/.test(digits)) throw new CellProblem('must have 13 digits')
  const gtin = digits.padStart(13, '0')
  if (!isCheckDigitRight(gtin)) throw new CellProblem('has a wrong check digit')
  return gtin
}

/** One of several words, in any case. @throws CellProblem */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text.trim().toLowerCase())
  if (!found) throw new CellProblem(`is none of ${choices.join(', ')}`)
  return found
}

/** Several words with semicolons between them, each once. */
export function readList(text: string): string[] {
  return [...new Set(text.split(';').map((each) => each.trim()).filter((each) => each !== ''))]
}

/** Text in one piece; control signs other than line ends are refused. @throws CellProblem */
export function readText(text: string, most = longest): string {
  if (text.length > most) throw new CellProblem(`has more than ${most} characters`)
  if (/[^\P{Control}\n\r\t]/u.test(text)) throw new CellProblem('has control characters')
  return text.replace(/\r\n?/g, '\n')
}
