import { countryCodeValues, flavourClassValues, taxClassValues } from '@skafferi/api/admin/values'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { parseDateTime } from '../../../platform/date-time'
import {
  CellProblem,
  readAmount,
  readChoice,
  readCount,
  readDecimal,
  readGtin,
  readList,
  readText,
  maxReportedLength,
  type Cell,
  type CellFault,
  type ImportRow,
  type OptionCell,
} from '../products'
import type { Column, Columns } from './columns'
import { clearMark, unguardFormula } from './csv'

const netUnits = ['g', 'kg', 'ml', 'cl', 'l', 'pcs'] as const
const maxNameLength = 200
const maxUrlLength = 2_000

/** Functions to read the cells of a row. */
interface RowReader {
  /** Parses a cell: undefined if it is empty or invalid, null to clear the field. Invalid cells become faults. */
  read: <Value>(column: Column, parse: (text: string) => Value) => Cell<Value>
  /** Parses a cell of a field that cannot be cleared. */
  readSet: <Value>(column: Column, parse: (text: string) => Value) => Value | undefined
  faults: CellFault[]
}

function createRowReader(columns: Columns, cells: readonly string[]): RowReader & { readAt: RowReaderAt } {
  const faults: CellFault[] = []
  const readAt: RowReaderAt = (name, index, parse) => {
    const text = cells[index] ?? ''
    if (text === '') return undefined
    if (text === clearMark) return null
    try {
      return parse(unguardFormula(text))
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      faults.push({ column: name, value: text.slice(0, maxReportedLength), problem: error.message })
      return undefined
    }
  }
  const read: RowReader['read'] = (column, parse) => readAt(column, columns.indexes.get(column) ?? -1, parse)
  const readSet: RowReader['readSet'] = (column, parse) => {
    const value = read(column, parse)
    if (value === null) faults.push({ column, value: clearMark, problem: 'cannot be cleared' })
    return value ?? undefined
  }
  return { read, readSet, readAt, faults }
}

type RowReaderAt = <Value>(name: string, index: number, parse: (text: string) => Value) => Cell<Value>

const nameOf = (text: string) => trimText(readText(text, maxNameLength))

function readHandle(text: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 100) return text
  throw new CellProblem('must be small letters and digits with hyphens between them')
}

function readCountries(text: string) {
  return readList(text).map((country) => readChoice(country, countryCodeValues))
}

function readImages(text: string): string[] {
  const names = readList(text)
  const files = names.filter((name) => !/^https:\/\/[^\s\p{Control}]+$/iu.test(name))
  const invalid = files.find((name) => /[/\\]|^\.|[^\P{Control}]/u.test(name))
  if (invalid)
    throw new CellProblem(
      'must name files that lie in the folder of pictures, without a path, or addresses that begin with https',
    )
  if (names.some((name) => name.length > maxUrlLength))
    throw new CellProblem(`names a picture with more than ${maxUrlLength} characters`)
  if (names.length > 12) throw new CellProblem('names more than 12 pictures')
  return names
}

function readPublished(timeZone: string) {
  return (text: string): Date | true | null => {
    if (/^(yes|true)$/i.test(text)) return true
    if (/^(no|false)$/i.test(text)) return null
    const { date: at } = parseDateTime(text, 'begin', timeZone)
    if (!at) throw new CellProblem('must be yes, no or a date such as 2026-12-01')
    return at
  }
}

function readNet({ read, faults }: RowReader): Cell<string> {
  const amount = read('net_amount', (text) => String(readDecimal(text)))
  const unit = read('net_unit', (text) => readChoice(text, netUnits))
  if (amount && unit) return `${amount} ${unit}`
  if (amount || unit)
    faults.push({
      column: amount ? 'net_unit' : 'net_amount',
      value: '',
      problem: 'is missing: amount and unit belong together',
    })
  return amount === null ? null : undefined
}

const optionNumbers = [1, 2, 3] as const

function readOptions({ readSet, faults }: RowReader): OptionCell[] | undefined {
  const options = optionNumbers.flatMap((number): OptionCell[] => {
    const name = readSet(`option${number}_name`, nameOf)
    const value = readSet(`option${number}_value`, nameOf)
    if (name && value) return [{ name, value }]
    if (name || value) {
      const missing = name ? `option${number}_value` : `option${number}_name`
      faults.push({ column: missing, value: '', problem: 'is missing: name and value belong together' })
    }
    return []
  })
  return options.length > 0 ? options : undefined
}

function readSku({ readSet, faults }: RowReader): string {
  const sku = readSet('sku', (text) => trimText(readText(text, 64))) ?? ''
  if (sku === '' && faults.length === 0) faults.push({ column: 'sku', value: '', problem: 'is missing' })
  return sku
}

/** Context for reading a row. */
export interface RowContext {
  columns: Columns
  /** Time zone of dates. */
  timeZone: string
}

/** Parses a row of a catalogue file; invalid cells are listed in its faults. */
export function readRow(
  { columns, timeZone }: RowContext,
  { row, cells }: { row: number; cells: string[] },
): ImportRow {
  const reader = createRowReader(columns, cells)
  const { read, readSet, readAt, faults } = reader
  const sku = readSku(reader)
  return {
    row,
    sku,
    product: {
      product: readSet('product', nameOf),
      handle: readSet('handle', readHandle),
      category: readSet('category', nameOf),
      brand: readSet('brand', nameOf),
      description: read('description', (text) => readText(text)),
      tags: read('tags', (text) => readList(nameOf(text))),
      weight_g: read('weight_g', (text) => readCount(text)),
      tax_class: readSet('tax_class', (text) => readChoice(text, taxClassValues)),
      age_limit: read('age_limit', (text) => readCount(text, 1)),
      flavour_class: read('flavour_class', (text) => readChoice(text, flavourClassValues)),
      countries: read('countries', readCountries),
      images: read('images', readImages),
      published: read('published', readPublished(timeZone)),
    },
    variant: {
      gtin: read('gtin', readGtin),
      stock: readSet('stock', (text) => readCount(text)),
      unit: readSet('unit', nameOf),
      pack_size: readSet('pack_size', (text) => readCount(text, 1)),
      carton_size: read('carton_size', (text) => readCount(text, 2)),
      net: readNet(reader),
      strength_mg: read('strength_mg', readDecimal),
      options: readOptions(reader),
    },
    prices: columns.prices.flatMap(({ name, from, validFrom, index }) => {
      const amount = readAt(name, index, readAmount)
      if (amount === undefined) return []
      if (validFrom === undefined) return [{ from, amount }]
      const { date: at, problem } = parseDateTime(validFrom, 'begin', timeZone)
      if (at) return [{ from, amount, validFrom: at }]
      faults.push({ column: name, value: validFrom, problem: problem ?? 'has no date' })
      return []
    }),
    faults,
  }
}
