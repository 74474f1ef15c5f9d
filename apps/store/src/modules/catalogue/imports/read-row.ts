import {
  CellProblem,
  isSingleCell,
  readAmount,
  readCell,
  readGtin,
  readLine,
  readMeasureAmount,
  readMeasureUnit,
  withoutControls,
  readStock as readStockCell,
  type Notation,
} from '@skafferi/domain/rules/catalogue/cells'
import type { FieldChanges } from '@skafferi/domain/rules/catalogue/field-state'
import {
  catalogueFields,
  fieldsAt,
  type CatalogueField,
  type Column,
  type FieldLevel,
} from '@skafferi/domain/rules/catalogue/fields'
import { gtinDigits } from '@skafferi/domain/rules/catalogue/gtin'
import { readTaxClass, type TaxPlace } from '@skafferi/domain/rules/catalogue/tax-class-text'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { parseDateTime } from '../../../platform/date-time'
import { fault, faultOfCell } from '../../../platform/http/errors'
import { catalogueWordsEn as words } from '../../../platform/words/catalogue.en'
import type { OptionChoice } from '../products'
import { cartonPriceHeading, type Columns } from './columns'
import { clearMark, unguardFormula } from './csv'
import { maxReportedLength, type CartonPriceUnit, type CellFault, type ImportRow, type RowPrice } from './import-row'
import { splitPriceUnit } from './price-units'
import { readPublication } from './publication-cell'

/** The value of a cell; null clears the field, undefined leaves it unchanged. */
type Cell<Value> = Value | null | undefined

/** Functions to read the cells of a row. */
interface RowReader {
  /** Parses a cell: undefined if it is empty or invalid, null to clear the field. Invalid cells become faults. */
  read: <Value>(column: Column, parse: (text: string) => Value) => Cell<Value>
  /** Parses a cell of a field that cannot be cleared. */
  readSet: <Value>(column: Column, parse: (text: string) => Value) => Value | undefined
  /** Parses the cell at an index. */
  readAt: <Value>(name: string, index: number, parse: (text: string) => Value) => Cell<Value>
  /** Reports an invalid cell: a fault if the row cannot do without it, otherwise a warning. */
  reject: (cell: CellFault) => void
  faults: CellFault[]
  warnings: CellFault[]
}

/** Context for reading a row. */
export interface RowContext {
  columns: Columns
  /** The content of the file; a row of stock or prices fails with any invalid cell. */
  kind: 'catalog' | 'stock' | 'prices'
  /** Time zone of dates. */
  timeZone: string
  /** The country and day of its VAT rates. */
  tax: TaxPlace
  /** The notation of its numbers. */
  notation: Notation
  /** What its prices from a full carton are for; undefined if it was not answered. */
  cartonUnit?: CartonPriceUnit
  /** True if its tax classes are in the column of the shop's own format. */
  hasOwnTax: boolean
}

/** Columns that identify or name an article; all others can be left out. */
const neededColumns = /^(?:sku|product|option[123]_(?:name|value))$/

function createRowReader({ columns, kind }: RowContext, cells: readonly string[]): RowReader {
  const faults: CellFault[] = []
  const warnings: CellFault[] = []
  const unitPrice = columns.prices.find(({ from, validFrom }) => from === 1 && !validFrom)?.name
  // Rows of stock and price files have nothing else. An article without its price in another currency would be a draft.
  const isNeeded = ({ column, problem }: CellFault) =>
    kind !== 'catalog' || neededColumns.test(column) || (column === unitPrice && problem.code === 'wrong_currency')
  const reject: RowReader['reject'] = (cell) => void (isNeeded(cell) ? faults : warnings).push(cell)
  const readAt: RowReader['readAt'] = (name, index, parse) => {
    const text = cells[index] ?? ''
    if (text === '') return undefined
    if (text === clearMark) return null
    const visible = withoutControls(text)
    if (visible !== text)
      warnings.push({ column: name, value: visible.slice(0, maxReportedLength), problem: fault('controls_left_out') })
    if (visible === '') return undefined
    try {
      return parse(unguardFormula(visible))
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      reject({ column: name, value: text.slice(0, maxReportedLength), problem: faultOfCell(error) })
      return undefined
    }
  }
  const read: RowReader['read'] = (column, parse) => readAt(column, columns.indexes.get(column) ?? -1, parse)
  const readSet: RowReader['readSet'] = (column, parse) => {
    const value = read(column, parse)
    if (value === null) reject({ column, value: clearMark, problem: fault('not_clearable') })
    return value ?? undefined
  }
  return { read, readSet, readAt, reject, faults, warnings }
}

/** An amount with its unit in the same cell: "100 g". */
const amountWithUnit = /^(\d[\d.,]*) ?(\p{Letter}{1,12}\.?)$/u

/** Zero, with a unit or without: "0", "0,000", "0.00 kg". */
const isZero = (text: string) => /^0[0.,\s]*(?:\p{Letter}{1,12}\.?)?$/u.test(text.trim())

/** True if 0 in a field means that it is not known, which programs write for every article without a value. */
const isUnknownAtZero = ({ kind, name }: CatalogueField) =>
  kind === 'weight' || name === 'width_mm' || name === 'height_mm'

function readMeasure({ read, reject }: RowReader, notation: Notation): Cell<string> {
  let isUnknown = false
  const measure = read('net_amount', (text) => {
    isUnknown = isZero(text)
    if (isUnknown) return undefined
    const [, figures = text, ownUnit] = amountWithUnit.exec(text) ?? []
    return { amount: readMeasureAmount(figures, notation), unit: ownUnit && readMeasureUnit(ownUnit) }
  })
  if (isUnknown) return undefined
  const amount = measure && measure.amount
  const unit = measure?.unit ?? read('net_unit', readMeasureUnit)
  if (amount && unit) return `${amount} ${unit}`
  if (amount || unit)
    reject({
      column: amount ? 'net_unit' : 'net_amount',
      value: '',
      problem: fault('missing_measure_part'),
    })
  return amount === null ? null : undefined
}

const readName = (text: string) => readLine(text, catalogueFields.title.limits)
const optionNumbers = [1, 2, 3] as const

/** The name of an option that a file does not name; a second one is numbered. */
const unnamed = (number: number) => (number === 1 ? words.option : `${words.option} ${number}`)

/** Reads the options of a product that are in one cell: "Flavour: Mint, Strength: 6 mg"; undefined if it is none. */
function readNamedOptions(text: string): OptionChoice[] | undefined {
  const parts = text.split(/[,;]/).map((part) => part.split(':').map((each) => readName(each)))
  const options = parts.flatMap(([name = '', value = '', ...rest]) =>
    name !== '' && value !== '' && rest.length === 0 ? [{ name, value }] : [],
  )
  return options.length === parts.length && options.length <= optionNumbers.length ? options : undefined
}

/** Separators of a list; a comma between digits is a decimal sign. */
const listSeparator = /[;|]|,(?!\d)|(?<!\d),/
/** Minimum number of values with a space between them that are a list: "salt, pepper" is one flavour. */
const minSpaced = 3

/** True if a cell has the values of several variants: "Raspberry,Lemon", "S; M; L", but not "A: 1, B: 2". */
function listsValues(text: string): boolean {
  const parts = text.split(listSeparator)
  if (parts.length < 2 || parts.some((part) => part.trim() === '' || part.includes(':'))) return false
  return parts.length >= minSpaced || /[;|]/.test(text) || parts.slice(1).every((part) => !part.startsWith(' '))
}

function readOptions({ readSet, reject, warnings }: RowReader): OptionChoice[] | undefined {
  const options = optionNumbers.flatMap((number): OptionChoice[] => {
    const name = readSet(`option${number}_name`, readName)
    const value = readSet(`option${number}_value`, readName)
    if (value) {
      const named = name ? undefined : readNamedOptions(value)
      if (!named && listsValues(value)) {
        const given = value.slice(0, maxReportedLength)
        warnings.push({ column: `option${number}_value`, value: given, problem: fault('several_option_values') })
        return []
      }
      return named ?? [{ name: name ?? unnamed(number), value }]
    }
    if (name) reject({ column: `option${number}_value`, value: '', problem: fault('missing_option_part') })
    return []
  })
  return options.length > 0 ? options.slice(0, optionNumbers.length) : undefined
}

const readSku = ({ readSet }: RowReader): string =>
  readSet('sku', (text) => readLine(text, catalogueFields.sku.limits)) ?? ''

/** Reads the stock; below zero it is zero, because nothing can be sold either way. */
function readStock({ limits }: CatalogueField, { readSet, warnings }: RowReader, notation: Notation) {
  return readSet('stock', (text) => {
    const given = text.slice(0, maxReportedLength)
    const warn = (problem: CellFault['problem']) => void warnings.push({ column: 'stock', value: given, problem })
    try {
      const { value: used, isRounded } = readStockCell(text, limits, notation)
      if (isRounded) warn(fault('stock_rounded', { given, used }))
      return used
    } catch (error) {
      if (!(error instanceof CellProblem) || error.code !== 'below') throw error
      warn(fault('stock_below_zero'))
      return 0
    }
  })
}

/** Reads a GTIN, also one of 11 digits: a UPC whose zero in front a spreadsheet removed. */
function readFileGtin({ read, warnings }: RowReader) {
  return read('gtin', (text) => {
    const digits = gtinDigits(text)
    if (!/^\d{11}$/.test(digits)) return readGtin(text)
    const used = readGtin(`0${digits}`)
    const problem = fault('gtin_zero_added', { given: digits, used })
    warnings.push({ column: 'gtin', value: text.slice(0, maxReportedLength), problem })
    return used
  })
}

/** Reads the pieces in a carton; one or none is no carton, which an export writes for goods without one. */
function readCarton(field: Parameters<typeof readCell>[0], { read }: RowReader, notation: Notation) {
  return read('carton_size', (text) => {
    try {
      return readCell(field, text, notation)
    } catch (error) {
      throw error instanceof CellProblem && error.code === 'below' ? new CellProblem('carton_below_two') : error
    }
  })
}

/** Reads the value of a field; undefined if it does not change. */
function readField(
  field: CatalogueField,
  reader: RowReader,
  { timeZone, tax, notation, hasOwnTax }: RowContext,
): unknown {
  const column = field.columns[0] as Column
  if (field.kind === 'measure') return readMeasure(reader, notation)
  if (field.kind === 'publication') return reader.read(column, (text) => readPublication(text, timeZone))
  if (!isSingleCell(field)) return undefined
  if (field.name === 'inventory_quantity') return readStock(field, reader, notation)
  if (field.name === 'gtin') return readFileGtin(reader)
  if (field.name === 'carton_size') return readCarton(field, reader, notation)
  if (field.name === 'tax_class') return reader.readSet(column, (text) => readTaxClass(text, tax, !hasOwnTax))
  return (field.isOptional ? reader.read : reader.readSet)(column, (text) =>
    isUnknownAtZero(field) && isZero(text) ? undefined : readCell(field, text, notation),
  )
}

function readFields<Level extends FieldLevel>(level: Level, reader: RowReader, context: RowContext) {
  const changes: Record<string, unknown> = {}
  for (const field of fieldsAt(level)) {
    const value = readField(field, reader, context)
    if (value !== undefined) changes[field.name] = value
  }
  return changes as FieldChanges<Level>
}

function readPrices(
  { prices, cartonPrice }: Columns,
  { readAt, reject, warnings }: RowReader,
  { timeZone, notation, cartonUnit: unit }: RowContext,
): Pick<ImportRow, 'prices' | 'cartonPrice'> {
  const readPrice = (column: string, text: string) => {
    const { value, isRounded } = readAmount(splitPriceUnit(text).amount, shopCurrency, notation)
    // The prices of a row are rounded for the same reason, which is said once.
    if (isRounded && !warnings.some(({ problem }) => problem.code === 'price_rounded')) {
      const given = text.slice(0, maxReportedLength)
      const problem = fault('price_rounded', { given, used: toMajor(value).toFixed(2) })
      warnings.push({ column, value: given, problem })
    }
    return value
  }
  const cartonAmount = readAt(cartonPriceHeading, cartonPrice, (text) => readPrice(cartonPriceHeading, text))
  const read = prices.flatMap(({ name, from, validFrom, index }): RowPrice[] => {
    let per: string | undefined
    const amount = readAt(name, index, (text) => {
      per = splitPriceUnit(text).unit
      return readPrice(name, text)
    })
    if (amount === undefined) return []
    const price = { from, amount, ...(per !== undefined && { per }) }
    if (validFrom === undefined) return [price]
    const { date: at, problem } = parseDateTime(validFrom, 'begin', timeZone)
    if (at) return [{ ...price, validFrom: at }]
    reject({ column: name, value: validFrom, problem })
    return []
  })
  return { prices: read, ...(cartonAmount && { cartonPrice: { amount: cartonAmount, unit } }) }
}

/**
 * Signs within a word, or of UTF-8, that show that a file is read in a wrong character set: "Hedelm„karkki", "JÃ¤tski".
 */
const garbled = new RegExp(
  [
    String.raw`\uFFFD|\p{Letter}[„”†‡‰‹›¤¢¥\u0080-\u009F]\p{Letter}|\p{Lowercase_Letter}[ŽŠŒŸ]\p{Lowercase_Letter}`,
    String.raw`[ÃÂÄÅ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰‹“”•–—˜™›]`,
  ].join('|'),
  'u',
)

/**
 * Parses a row of a catalogue file; invalid cells are listed in its faults, or in its warnings if it can be imported.
 */
export function readRow(context: RowContext, { row, cells }: { row: number; cells: string[] }): ImportRow {
  const { columns } = context
  const reader = createRowReader(context, cells)
  const { faults, warnings } = reader
  const sku = readSku(reader)
  const product = readFields('product', reader, context)
  const fields = readFields('variant', reader, context)
  const options = readOptions(reader)
  const { title = '' } = product
  if (garbled.test(title))
    warnings.push({ column: 'product', value: title.slice(0, maxReportedLength), problem: fault('garbled_name') })
  const prices = readPrices(columns, reader, context)
  if (sku === '' && faults.length === 0) faults.push({ column: 'sku', value: '', problem: fault('missing') })
  return {
    row,
    sku,
    product,
    fields,
    options,
    ...prices,
    faults,
    warnings,
    isDraft: warnings.some(({ column, problem }) => column === 'published' && problem.code !== 'controls_left_out'),
  }
}
