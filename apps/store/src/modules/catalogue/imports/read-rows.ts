import { type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import type { TaxPlace } from '@skafferi/domain/rules/catalogue/tax-class-text'
import { fault } from '../../../platform/http/errors'
import { createAmbiguousNumbers, createOtherCurrencyPrices, decimalSignBy, type CellsFound } from './asked-cells'
import { cartonUnitBy } from './carton-prices'
import type { Columns } from './columns'
import { decimalSignOf } from './file-numbers'
import { createGroupFinder } from './group-headings'
import { withoutSku } from './group-pictures'
import type { Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import type { RunningReport } from './import-report'
import type { CellFault, ImportRow } from './import-row'
import { readRow, type RowContext } from './read-row'
import { withoutGroupNumber } from './group-numbers'
import { createRowFilter, leftOutBefore, rowIdentity, type ChosenRows, type RowChoice } from './rows-left-out'
import { makeSku, plainHeading, sourceIdsOf } from './source-ids'
import type { Table } from './table-file'

/** Options for reading a file. */
export interface ReadOptions extends RowChoice {
  kind: ImportRecord['kind']
  /** The column mapping; null if the columns are known. */
  matching?: Matching | null
  /** Values for what the file lacks. */
  values?: readonly MissingValue[]
  /** Identities of rows that were left out of earlier files with the same headings. */
  leftOutBefore?: readonly string[]
  /** Time zone of dates in the file. */
  timeZone: string
  /** The country and day of the file's VAT rates. */
  tax: TaxPlace
}

/** A file to read. */
export interface FileToRead {
  /** The table as in the file. */
  original: Table
  /** The same rows in the shop's own format. */
  table: Table
  columns: Columns
  /** True if the file only adds pictures. */
  onlyPictures: boolean
  report: RunningReport
}

/** The rows of a file. */
export interface ReadRows {
  /** Rows without errors. */
  rows: ImportRow[]
  /** True if the file only adds pictures. */
  onlyPictures: boolean
  /** Rows that the operator leaves out or takes back. */
  chosen: ChosenRows
  /** Cells that are asked about. */
  asked: Record<'other_currency' | 'decimal_sign', CellsFound> & { other_article?: CellsFound }
}

/** Returns the SKU for an article without one, from the rest of its identity; undefined if there is none. */
function madeSkuOf({ fields, product, options }: ImportRow, system: string | undefined, sourceId: string | undefined) {
  if (system !== undefined && sourceId !== undefined) return makeSku(system, sourceId, options)
  return fields.gtin ?? (product.handle && makeSku('', product.handle, options))
}

/**
 * Adds the identity in the system that wrote the file, and makes a SKU if the file has none.
 * @param system undefined for the shop's own format
 * @param givenId the identity in the original file; undefined if only the converted row may have one, as its handle
 */
function withIdentity(row: ImportRow, system: string | undefined, givenId: string | undefined): ImportRow {
  const sourceId = system === undefined ? undefined : (givenId ?? row.product.handle)
  const madeSku = madeSkuOf(row, system, sourceId)
  const isNameless =
    row.sku === '' && row.faults.every(({ column, problem }) => column === 'sku' && problem.code === 'missing')
  // An article whose file says its SKU is found by the made one if it was imported without.
  if (!isNameless) return sourceId === undefined ? row : { ...row, sourceId, madeSku }
  if (!madeSku) return row
  const made: CellFault = { column: 'sku', value: '', problem: fault('sku_made', { sku: madeSku }) }
  return { ...row, sourceId, madeSku, sku: madeSku, faults: [], warnings: [...row.warnings, made] }
}

/**
 * Adds what the table says about the row: VAT, its combination, the product it belongs to, and what was made for it.
 */
function withFamily(
  given: ImportRow,
  { families, notices, includesVat, combinations, blocked, cellWarnings, currencyConflict }: Table,
): ImportRow {
  const reason = blocked?.get(given.row)
  const conflict = currencyConflict?.row === given.row ? [currencyConflict.fault] : []
  // The first reason why an article is a draft, so that it is not published because of another.
  const found = cellWarnings?.get(given.row) ?? []
  const warnings = [...(reason ? [reason] : []), ...given.warnings, ...found, ...conflict]
  const read = {
    ...given,
    warnings,
    includesVat: includesVat?.get(given.row),
    combination: combinations?.get(given.row),
  }
  const family = families?.get(read.row)
  const notice = notices?.get(read.row)
  if (family === undefined) return read
  return { ...read, family, warnings: notice ? [...read.warnings, notice] : read.warnings }
}

/** True for a cell whose word says nothing that is known about the stock. */
const isUnknownWord = ({ column, problem }: CellFault) => column === 'availability' && problem.code === 'not_allowed'

/** Reads the rows of a file. Rows with errors, and those that are left out, are reported instead. */
export function readRows(file: FileToRead, options: ReadOptions): ReadRows {
  const { original, table, columns, onlyPictures, report } = file
  const { kind, values = [], timeZone, tax } = options
  const isArticle = kind === 'catalog' && !onlyPictures
  const filter = isArticle ? createRowFilter(original, options) : undefined
  const before = new Set(options.leftOutBefore)
  const [left, leftOnce] = [new Set(options.leftOut), new Set(options.leftOutOnce)]
  const chosen: ChosenRows = { leftOut: [], takenBack: [] }
  const otherCurrency = createOtherCurrencyPrices(values)
  const ambiguous = createAmbiguousNumbers()
  const isForeign = kind === 'catalog' && (table.source !== undefined || Boolean(options.matching))
  const sourceIds = table.source && sourceIdsOf(original, table.source)
  const context: RowContext = {
    columns,
    kind,
    timeZone,
    tax,
    notation: { decimalSign: decimalSignOf(table) ?? decimalSignBy(values) },
    cartonUnit: cartonUnitBy(values),
    hasOwnTax: original.columns.some((name) => plainHeading(name) === 'tax_class'),
  }

  function identified(row: ImportRow): ImportRow {
    const sourceId = sourceIds?.get(row.row)
    if (onlyPictures) return { ...withoutSku(row), sourceId }
    return kind === 'catalog' ? withIdentity(row, table.source, sourceId) : row
  }

  /** Returns the row unless it is left out. */
  function taken(row: ImportRow, cells: readonly string[]): ImportRow | undefined {
    if (!filter) return left.has(row.row) ? void report.skip(row) : row
    const identity = rowIdentity(row)
    const isTakenBack = filter.isTakenBack(row)
    if (identity !== undefined && isTakenBack) chosen.takenBack.push(identity)
    if (left.has(row.row)) {
      if (identity !== undefined && !leftOnce.has(row.row)) chosen.leftOut.push(identity)
      return void report.skip(row)
    }
    const wasLeftOut = identity !== undefined && !isTakenBack && before.has(identity)
    const doubt = wasLeftOut ? leftOutBefore(row) : filter.doubtOf(cells, row)
    const groupName = groupOf(doubt)
    if (doubt && row.faults.length > 0) return void report.skip(row, doubt, { isExpected: wasLeftOut })
    const priced = otherCurrency.read(row, isTakenBack)
    if (priced.leftOut) return void report.skip(row, priced.leftOut)
    return doubt ? { ...priced.row, doubt } : { ...priced.row, groupName }
  }

  const groupOf = createGroupFinder(columns.indexes.has('category'))
  const saidWords = new Set<string>()
  /** Reports a word about the stock that is not known once, because it is the same in many rows. */
  function withWordsOnce(row: ImportRow): ImportRow {
    if (!row.warnings.some(isUnknownWord)) return row
    const warnings = row.warnings.flatMap((cell): CellFault[] => {
      if (!isUnknownWord(cell)) return [cell]
      if (saidWords.has(cell.value)) return []
      saidWords.add(cell.value)
      return [{ ...cell, problem: fault('unknown_availability') }]
    })
    return { ...row, warnings }
  }

  const rows: ImportRow[] = []
  const given = new Map(original.rows.map(({ row, cells }) => [row, cells]))
  for (const each of table.rows) {
    const cells = given.get(each.row) ?? []
    const read = withFamily(withWordsOnce(readRow(context, each)), table)
    const parsed = isForeign ? withoutGroupNumber(read) : read
    const part = filter?.partOf(cells, parsed)
    if (part && !filter?.isTakenBack(parsed)) {
      report.skip(parsed, part, { isExpected: true })
      continue
    }
    const row = taken(identified(filter?.withKind(cells, parsed) ?? parsed), cells)
    if (!row) continue
    ambiguous.add(row)
    report.warn(row, row.warnings)
    if (row.faults.length > 0) report.fail(row)
    else rows.push(row)
  }
  return { rows, onlyPictures, chosen, asked: { other_currency: otherCurrency.found, decimal_sign: ambiguous.found } }
}
