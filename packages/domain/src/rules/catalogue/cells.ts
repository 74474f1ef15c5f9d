import type { FaultCode, FaultDetails } from '../errors/faults'
import { isCalendarDate } from '../delivery/calendar'
import { toMajor, toMinor, type Minor } from '../pricing/money'
import { withoutPieces } from '../quantity/quantity-text'
import type { MessageParams } from '../text/messages'
import { readNumber, type NumberField, type NumberReading } from '../text/number-text'
import { identifierKey, trimText } from '../text/typed-text'
import { readWeight } from '../text/weight-text'
import { cartonText, packText } from './carton-text'
import { categoryPath, printCategoryPath } from './category-path'
import type { CatalogueField, Column, FieldKind, FieldLimits } from './fields'
import { gtinDigits, hasValidCheckDigit, isGtin, storedGtin } from './gtin'

/** An invalid cell. */
export class CellProblem<Code extends FaultCode = FaultCode> extends Error {
  override readonly name = 'CellProblem'
  readonly code: Code
  readonly params: MessageParams | undefined

  constructor(code: Code, ...[params]: FaultDetails<Code>) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Maximum price of a piece, in minor units: one million. */
const maxAmount: Minor = 100_000_000
/** Maximum of a net amount. */
const maxNetAmount = 99_999
/** Maximum length of a list in a cell. */
export const maxListLength = 200
/** Maximum length of a picture's address. */
const maxAddressLength = 2_000
/** Maximum length of a numeric code, including separators. */
const maxNumberLength = 40

/** A long number in scientific notation, as spreadsheets display it: "7.31087E+12". */
const scientificNotation = /^\d[\d.,]*e[+-]?\d+$/i

/** @throws CellProblem */
function refuseScientificNotation(text: string): void {
  if (scientificNotation.test(text.slice(0, maxNumberLength))) throw new CellProblem('shortened')
}

function problemOf(
  reading: Exclude<NumberReading, { kind: 'number' }>,
  { decimals, currency = '' }: NumberField,
): CellProblem {
  if (reading.kind === 'empty' || reading.fault === 'invalid') return new CellProblem('wrong_type', { type: 'number' })
  if (reading.fault === 'ambiguous') {
    const [first, second] = reading.either
    return new CellProblem('ambiguous_number', { first, second })
  }
  if (reading.fault === 'currency') return new CellProblem('wrong_currency', { currency: currency.toUpperCase() })
  return decimals === 0 ? new CellProblem('wrong_type', { type: 'integer' }) : new CellProblem('too_many_decimals')
}

/**
 * Parses a number of 0 or more.
 * @throws CellProblem
 */
function readNumberCell(text: string, field: NumberField): number {
  refuseScientificNotation(text)
  return positive(readNumber(text, field), field)
}

/** The notation of a file's numbers. */
export type Notation = Pick<NumberField, 'decimalSign'>

/** A number of a file. */
interface FileNumber {
  value: number
  /** True if the text has more decimals. */
  isRounded: boolean
}

/** A minus after the figures, as accounting programs print it: "12,00-". */
const trailingMinus = /^\s*(\d[\d.,' \u00a0\u202f]{0,40})(?<=\d)-\s*$/

/** @throws CellProblem */
function readRounded(text: string, field: NumberField): FileNumber {
  refuseScientificNotation(text)
  const reading = readNumber(text.replace(trailingMinus, '-$1'), field)
  return { value: positive(reading, field), isRounded: reading.kind === 'number' && reading.isRounded === true }
}

/** @throws CellProblem */
function positive(reading: NumberReading, field: NumberField): number {
  if (reading.kind !== 'number') throw problemOf(reading, field)
  if (reading.value < 0) throw new CellProblem('below', { limit: 0 })
  return reading.value
}

/** @throws CellProblem */
function withinLimits(number: number, { minimum = 0, maximum = Infinity }: FieldLimits): number {
  if (number < minimum) throw new CellProblem('below', { limit: minimum })
  if (number > maximum) throw new CellProblem('more_than', { limit: maximum })
  return number
}

/**
 * Parses a net price above 0; programs export more decimals than a price has.
 * @param currency of the column, ISO 4217
 * @returns minor units
 * @throws CellProblem
 */
export function readAmount(text: string, currency: string, notation?: Notation): FileNumber & { value: Minor } {
  const { value, isRounded } = readRounded(text, { decimals: 2, rounding: 'half-up', currency, ...notation })
  const minor = toMinor(value)
  if (minor === 0) throw new CellProblem('zero_price')
  if (minor > maxAmount) throw new CellProblem('more_than', { limit: toMajor(maxAmount) })
  return { value: minor, isRounded }
}

/**
 * Parses a stock in pieces. Programs count goods by weight too: "62,480" kg are 62 pieces.
 * @throws CellProblem
 */
export function readStock(text: string, limits: FieldLimits, notation?: Notation): FileNumber {
  const { value, isRounded } = readRounded(withoutPieces(text), { decimals: 0, rounding: 'down', ...notation })
  return { value: withinLimits(value, limits), isRounded }
}

/** What a number counts, and in what: "st/krt" of "24 st/krt". */
const perPack = /(?<=\d)\s?(?!k?g\/|[cdm]?l\/)\p{L}+\.?\/\p{L}+\.?$/iu

/**
 * Parses a whole number, e.g. "24", "24 st" or "10 dosor/rulle".
 * @throws CellProblem
 */
export function readCount(text: string, limits: FieldLimits = {}, notation?: Notation): number {
  const figures = withoutPieces(text.trim().replace(perPack, ''))
  return withinLimits(readNumberCell(figures, { decimals: 0, ...notation }), limits)
}

/**
 * Parses a weight to whole grams.
 * @throws CellProblem
 */
function readGrams(text: string, limits: FieldLimits, notation?: Notation): number {
  refuseScientificNotation(text)
  return withinLimits(positive(readWeight(text, 1, notation), { decimals: 2 }), limits)
}

/**
 * Parses a number above 0 with decimals, e.g. a strength.
 * @throws CellProblem
 */
function readDecimal(text: string, { maximum = Infinity }: FieldLimits, notation?: Notation): number {
  const number = readNumberCell(text, { decimals: 2, ...notation })
  if (number === 0) throw new CellProblem('zero')
  if (number > maximum) throw new CellProblem('more_than', { limit: maximum })
  return number
}

/**
 * Parses a GTIN to its stored form.
 * @throws CellProblem
 */
export function readGtin(text: string): string {
  refuseScientificNotation(text)
  const digits = gtinDigits(text)
  if (!isGtin(digits)) throw new CellProblem('gtin_length')
  if (!hasValidCheckDigit(digits)) throw new CellProblem('check_digit')
  return storedGtin(digits)
}

/**
 * Parses one of several words, ignoring case.
 * @throws CellProblem
 */
function readChoice(text: string, choices: readonly string[]): string {
  const found = choices.find((choice) => choice === identifierKey(text))
  if (!found) throw new CellProblem('not_allowed', { choices: choices.join(', ') })
  return found
}

/**
 * Parses a calendar date.
 * @throws CellProblem
 */
function readDate(text: string): string {
  const date = text.trim()
  if (!isCalendarDate(date)) throw new CellProblem('no_calendar_date')
  return date
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

const controls = /[^\P{Control}\n\r\t]/gu

/** Returns a text without control characters other than line breaks and tabs. */
export const withoutControls = (text: string): string => text.replace(controls, '')

/**
 * Parses a text; control characters other than line breaks are refused.
 * @throws CellProblem
 */
function readText(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new CellProblem('too_long', { limit: maxLength })
  if (withoutControls(text) !== text) throw new CellProblem('control_characters')
  return text.replace(/\r\n?/g, '\n')
}

/**
 * Parses a line of text, such as a name.
 * @throws CellProblem
 */
export const readLine = (text: string, { maxLength = Infinity }: FieldLimits) => trimText(readText(text, maxLength))

/** Parses the path of a category; each name has the limits of a name. */
function readCategory(text: string, limits: FieldLimits): string {
  const names = categoryPath(readText(text, Infinity)).map((name) => readLine(name, limits))
  return names.length > 1 ? printCategoryPath(names) : readLine(text, limits)
}

function readHandle(text: string, { maxLength = Infinity }: FieldLimits): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= maxLength) return text
  throw new CellProblem('handle_format')
}

/** A picture in base64, as Odoo exports it; names of files have a dot. */
const pictureData = /^(?:data:image\/|[A-Za-z\d+/]{64})/

/** An address other than that of a file on a machine. */
const networkAddress = /^(?:(?!file:)[a-z][a-z\d+.-]*:)?\/\//i

/** Returns the name of a file without its folders: lists have those of the machine that they were made on. */
const withoutFolders = (name: string) => (networkAddress.test(name) ? name : name.replace(/^.*[/\\]/, ''))

function readPictures(text: string, { maxItems = Infinity }: FieldLimits): string[] {
  const given = readList(text)
  if (given.some((name) => pictureData.test(name))) throw new CellProblem('picture_data')
  const names = [...new Set(given.map(withoutFolders))]
  const files = names.filter((name) => !/^https:\/\/[^\s\p{Control}]+$/iu.test(name))
  if (files.some((name) => /[/\\]|^\.|^$|[^\P{Control}]/u.test(name))) throw new CellProblem('picture_names')
  if (names.some((name) => name.length > maxAddressLength))
    throw new CellProblem('picture_name_too_long', { limit: maxAddressLength })
  if (names.length > maxItems) throw new CellProblem('too_many_pictures', { limit: maxItems })
  return names
}

const measureUnits = ['g', 'kg', 'ml', 'cl', 'l', 'pcs']
const measure = new RegExp(`^(\\d+(?:\\.\\d{1,2})?) (${measureUnits.join('|')})$`)

/** Parses the amount of a measure, in the unit of another cell. */
export const readMeasureAmount = (text: string, notation?: Notation) =>
  String(readDecimal(text, { maximum: maxNetAmount }, notation))

/** Words for pieces in the languages of files. */
const pieceWords = ['pc', 'piece', 'pieces', 'st', 'styck', 'stk', 'stück', 'stueck', 'kpl', 'kappale', 'kappaletta']

/** Parses the unit of a measure. */
export const readMeasureUnit = (text: string) =>
  pieceWords.includes(identifierKey(text).replace(/\.$/, '')) ? 'pcs' : readChoice(text, measureUnits)

/** Kinds of fields whose value is in one cell and needs nothing else to be parsed. */
type SingleCellKind = Exclude<FieldKind, 'sku' | 'measure' | 'options' | 'prices' | 'publication'>

type CellParser = (text: string, limits: FieldLimits, notation?: Notation) => unknown

const parsers: Readonly<Record<SingleCellKind, CellParser>> = {
  line: readLine,
  category: readCategory,
  text: (text, { maxLength = Infinity }) => readText(text, maxLength),
  handle: readHandle,
  gtin: readGtin,
  integer: readCount,
  weight: readGrams,
  decimal: readDecimal,
  list: (text) => readList(readLine(text, { maxLength: maxListLength })),
  choice: (text, limits) => readChoice(text, limits.enum ?? []),
  date: readDate,
  countries: (text, { items }) => readList(text).map((country) => readChoice(country, items?.enum ?? [])),
  pictures: readPictures,
}

/** True if the field's value is in one cell and needs nothing else to be parsed. */
export const isSingleCell = (field: CatalogueField): field is CatalogueField & { kind: SingleCellKind } =>
  field.kind in parsers

/** An age limit as people and labels write it: "18+", "K18", "18 år". */
const age = /^\s*(?:k-?)?(\d{1,2})\s?(?:\+|år|v|vuotta|years?|jahre?)?\.?\s*$/iu

/** What people write around the figures of a field. */
const spellings: Partial<Record<CatalogueField['name'], (text: string) => string>> = {
  age_limit: (text) => text.replace(age, '$1'),
  pack_size: packText,
  carton_size: cartonText,
}

/**
 * Parses the cell of a field.
 * @param notation of the numbers of its file
 * @throws CellProblem
 */
export function readCell(
  { name, kind, limits }: CatalogueField & { kind: SingleCellKind },
  text: string,
  notation?: Notation,
): unknown {
  return parsers[kind](spellings[name]?.(text) ?? text, limits, notation)
}

/** Prints a value to the columns of its field, so that reading them returns the same value. */
export function printCells({ kind, columns }: CatalogueField, value: unknown): [Column, string][] {
  if (kind === 'measure') {
    const [, amount = '', unit = ''] = measure.exec(String(value ?? '')) ?? []
    return [amount, unit].map((text, index) => [columns[index] as Column, text])
  }
  return columns.map((name) => [name as Column, Array.isArray(value) ? value.join(';') : String(value ?? '')])
}
