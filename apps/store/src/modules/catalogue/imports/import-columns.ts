import { createHash } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import { importTargets, mappedTargets, missingTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { fieldOfColumn } from '@skafferi/domain/rules/catalogue/fields'
import { unitInHeading } from '@skafferi/domain/rules/text/weight-text'
import { fault } from '../../../platform/http/errors'
import { cartonPriceHeading, priceColumn, priceOf } from './columns'
import { clearMark } from './csv'
import { groupFamilies } from './families'
import { convertCell, joinCells, mappedParts, readBlocked, type MappedPart } from './mapped-cells'
import { maxReportedLength } from './import-row'
import { splitPriceUnit } from './price-units'
import { plainHeading } from './source-ids'
import { withQuantityRows } from './quantity-rows'
import { currencyOfNotes, currencyOfHeading, currencyOfLanguage, currencyConflict } from './stated-currency'
import type { Table } from './table-file'
import { readVatNote, vatHintOf, withoutVatNotes } from './vat-words'

type Schemas = components['schemas']

/** The content of a file. */
export type ImportKind = Schemas['ImportKind']

/** A column of a file and its target or suggested target. */
export type ImportColumn = Schemas['ImportColumn']

/** The target chosen for a column. */
export type ChosenColumn = Schemas['ImportMatch']['columns'][number]

/** The column mapping of a file. */
export interface Matching {
  sampleRow: number
  columns: ImportColumn[]
  /** Key of the file's headings. */
  key: string
  /** True if it was chosen, for this or an earlier file; false for a suggestion. */
  isChosen: boolean
  /** True if it is that of an earlier file; false for older imports. */
  isRemembered?: boolean
  /** True to remember it once the import is applied; true by default. */
  remember?: boolean
}

/** Targets whose names are no headings of the shop's own catalogue format. */
const otherHeadings: readonly string[] = ['price', 'price_from', 'planned_price', ...mappedTargets]

/** The last column of a file with failed rows, which imports ignore. */
const isProblem = (heading: string) => heading === 'problem'

/** Returns the key of a file's headings, in order; a file with failed rows has that of the file they are from. */
export const keyOfHeadings = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading).filter((heading) => !isProblem(heading))))
    .digest('hex')

/** The target of a column, with the minimum quantity of a price tier. */
export type ColumnTarget = Pick<ImportColumn, 'target' | 'from'>

/** Returns the target of a heading of the shop's own format. */
export function targetOf(kind: ImportKind, heading: string): ColumnTarget | undefined {
  const price = kind === 'catalog' ? priceOf(heading) : undefined
  if (price?.validFrom !== undefined) return { target: 'planned_price', from: null }
  if (price) return price.from === 1 ? { target: 'price', from: null } : { target: 'price_from', from: price.from }
  const target = importTargets[kind].find((each) => each === heading)
  const isOwn = target !== undefined && (kind === 'prices' || !otherHeadings.includes(target))
  return isOwn ? { target, from: null } : undefined
}

/** True if the column may have this target, considering only this column. */
export function isAllowedTarget(kind: ImportKind, name: string, { target, from }: ColumnTarget): boolean {
  if (target === null) return from === null
  if (!importTargets[kind].includes(target)) return false
  if (target === 'planned_price') return targetOf(kind, plainHeading(name))?.target === 'planned_price'
  return (from !== null) === (target === 'price_from')
}

/** Returns a key that is equal for columns with the same target. */
export function targetKeyOf({ target, from }: ColumnTarget, name: string): string {
  return target === 'planned_price' ? plainHeading(name) : headingOf({ target, from }, name)
}

/** Returns the heading of the shop's own format for a column. */
function headingOf({ target, from }: ColumnTarget, name: string): string {
  if (target === 'planned_price') return name
  if (target === 'price') return priceColumn(1)
  return target === 'price_from' ? priceColumn(from ?? 1) : (target ?? '')
}

const isPriceTarget = (target: ColumnTarget['target']) =>
  target === 'price' ||
  target === 'price_from' ||
  target === 'planned_price' ||
  target === 'amount' ||
  target === 'carton_price'

/** True if the columns have to be mapped: one is unknown, or a required one is missing. */
export function needsMatching(kind: ImportKind, table: Table): boolean {
  const headings = table.columns.map(plainHeading).filter((heading) => heading !== '' && !isProblem(heading))
  const isOwnFormat = headings.every((heading) => targetOf(kind, heading))
  const isIncomplete =
    kind === 'prices'
      ? (['sku', 'currency', 'from', 'amount'] as const).some((target) => !headings.includes(target))
      : missingTarget(kind, headings) !== undefined
  return !isOwnFormat || new Set(headings).size < headings.length || isIncomplete
}

/** Maximum number of sample values of a column. */
export const maxSamples = 3

/** True if a weight has no unit of its own. */
const lacksUnit = (cell: string) => cell !== '' && cell !== clearMark && !/\p{Letter}/u.test(cell)

/** Adds the unit of a weight, unless it has one: "0.5" under "Weight (kg)" is "0.5 kg". */
const withUnit = (cell: string, unit: string | undefined) => (unit && lacksUnit(cell) ? `${cell} ${unit}` : cell)

const currencyWord = /[\p{Letter}\p{Currency_Symbol}]/u

/** Adds the currency of another cell to a price that has none: "149" beside "NOK" is "149 NOK"; "978" is a code. */
const withCurrency = (price: string, currency: string) => {
  const { amount, unit } = splitPriceUnit(price)
  return amount === '' || amount === clearMark || currencyWord.test(amount) || !currencyWord.test(currency)
    ? price
    : `${amount} ${currency}${unit === undefined ? '' : `/${unit}`}`
}

/** Collects weights without a unit; of 0 the unit does not matter. */
function createUnitlessWeights() {
  const found = { rows: 0, samples: [] as string[] }
  return {
    found,
    add(cell: string) {
      if (!lacksUnit(cell) || !/[1-9]/.test(cell)) return
      found.rows += 1
      const sample = cell.slice(0, maxReportedLength)
      if (found.samples.length < maxSamples && !found.samples.includes(sample)) found.samples.push(sample)
    },
  }
}

/** Collects prices that name no currency, of a file whose language is that of a country with another one. */
function createUnnamedPrices(kind: ImportKind, table: Table, columns: readonly ColumnTarget[]) {
  const isNamed = columns.some(({ target }) => target === 'currency')
  const currency = kind === 'catalog' && !isNamed ? currencyOfLanguage(table.columns) : undefined
  const found = { rows: 0, samples: [] as string[], currency }
  return {
    found,
    add(cell: string) {
      if (currency === undefined || cell === '' || cell === clearMark) return
      if (currencyWord.test(splitPriceUnit(cell).amount)) return
      found.rows += 1
      const sample = cell.slice(0, maxReportedLength)
      if (found.samples.length < maxSamples && !found.samples.includes(sample)) found.samples.push(sample)
    },
  }
}

/**
 * Returns the index of the same price with VAT, in a column that is not imported, of a price without: it is used in
 * rows that have no other. Undefined if there is none.
 */
function grossColumnOf({ columns: names }: Table, columns: readonly ColumnTarget[]): number | undefined {
  const name = names[columns.findIndex(({ target }) => target === 'price')]
  if (name === undefined || vatHintOf(name) === 'gross') return undefined
  const index = names.findIndex(
    (each, at) =>
      columns[at]?.target === null && vatHintOf(each) === 'gross' && withoutVatNotes(each) === withoutVatNotes(name),
  )
  return index < 0 ? undefined : index
}

/** Returns whether the prices of rows include VAT, by row number; undefined if no column says it. */
function vatByRow(
  { rows }: Table,
  columns: readonly ColumnTarget[],
  grossIndex: number | undefined,
): Map<number, boolean> | undefined {
  const index = columns.findIndex(({ target }) => target === 'price_includes_vat')
  if (index < 0 && grossIndex === undefined) return undefined
  const priceIndex = columns.findIndex(({ target }) => target === 'price')
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const isGross = grossIndex !== undefined && cells[priceIndex] === '' && cells[grossIndex] !== ''
      const text = cells[index] ?? ''
      const answer = isGross || (readYesNo(text) ?? readVatNote(text))
      return answer === undefined ? [] : [[row, answer] as const]
    }),
  )
}

/** A column of the shop's own format with the columns of a file that it is made from. */
interface MappedColumn {
  heading: string
  parts: { index: number; convert: MappedPart['convert']; lacksCurrency: boolean }[]
}

function mappedColumns(
  kind: ImportKind,
  table: Table,
  columns: readonly ColumnTarget[],
  today: string | undefined,
): MappedColumn[] {
  const mapped = new Map<string, MappedColumn>()
  columns.forEach((columnTarget, index) => {
    const name = table.columns[index] ?? ''
    const { target } = columnTarget
    if (target === null || (kind === 'catalog' && (target === 'currency' || target === 'from'))) return
    for (const { heading, convert } of mappedParts(target, headingOf(columnTarget, name), {
      name,
      isJoined: columns.some((other, at) => at !== index && other.target === target),
      cells: () => table.rows.map(({ cells }) => cells[index] ?? ''),
      today,
    })) {
      const column = mapped.get(heading) ?? { heading, parts: [] }
      const isPrice = heading === cartonPriceHeading || priceOf(plainHeading(heading)) !== undefined
      const lacksCurrency = isPrice && !splitText(name).includes(shopCurrency)
      column.parts.push({ index, convert, lacksCurrency })
      mapped.set(heading, column)
    }
  })
  return [...mapped.values()]
}

/** Returns the first cell that says that a row is not for sale, by row number. */
function blockedRows({ columns: headings, rows }: Table, columns: readonly ColumnTarget[], today?: string) {
  const indexes = columns.flatMap(({ target }, index) => (target === 'not_for_sale' ? [index] : []))
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const index = indexes.find((each) => readBlocked(cells[each] ?? '', today))
      if (index === undefined) return []
      const value = (cells[index] ?? '').slice(0, maxReportedLength)
      return [[row, { column: headings[index] ?? '', value, problem: fault('blocked_in_file') }] as const]
    }),
  )
}

/** Returns the cells that should say whether a row is for sale and say something else, by row number. */
function unclearBlocks({ columns: headings, rows }: Table, columns: readonly ColumnTarget[]) {
  const indexes = columns.flatMap(({ target }, index) => (target === 'not_for_sale' ? [index] : []))
  const isUnclear = (text: string) => readBlocked(text) === undefined
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const found = indexes.filter((index) => isUnclear(cells[index] ?? ''))
      const warnings = found.map((index) => ({
        column: headings[index] ?? '',
        value: (cells[index] ?? '').slice(0, maxReportedLength),
        problem: fault('not_yes_or_no'),
      }))
      return warnings.length > 0 ? [[row, warnings] as const] : []
    }),
  )
}

interface MatchAnswers {
  weightUnit?: string | null
  isOtherCurrency?: boolean
  today?: string
}

/**
 * Converts a file to the shop's own format with a column mapping.
 * @param answers `weightUnit` the unit of weights that have none in their row or heading; `isOtherCurrency` true if
 * prices that name no currency are in another one than the shop's; `today` a calendar date, on which last days of sale
 * are compared
 */
export function matchTable(
  kind: ImportKind,
  table: Table,
  columns: readonly ColumnTarget[],
  { weightUnit, isOtherCurrency = false, today }: MatchAnswers = {},
): Table {
  const mapped = mappedColumns(kind, table, columns, today)
  const unitIndex = columns.findIndex(({ target }) => target === 'weight_unit')
  const ignoredColumns = table.columns.filter(
    (name, index) => name !== '' && !isProblem(plainHeading(name)) && columns[index]?.target === null,
  )
  // A price list without these columns is in the shop's currency and for one piece.
  const defaults = kind === 'prices' ? { currency: shopCurrency, from: '1' } : {}
  const added = Object.entries(defaults).filter(([heading]) => !mapped.some((column) => column.heading === heading))
  const unitless = createUnitlessWeights()
  const readWeight = (cells: readonly string[], index: number) => {
    const known = withUnit(cells[index] ?? '', cells[unitIndex] || unitInHeading(table.columns[index] ?? ''))
    unitless.add(known)
    return withUnit(known, weightUnit ?? undefined)
  }
  const currencyIndex = kind === 'catalog' ? columns.findIndex(({ target }) => target === 'currency') : -1
  const noted = currencyOfNotes(table) ?? ''
  const unnamed = createUnnamedPrices(kind, table, columns)
  const grossIndex = kind === 'catalog' ? grossColumnOf(table, columns) : undefined
  const readPart = (cells: readonly string[], heading: string, part: MappedColumn['parts'][number]) => {
    if (fieldOfColumn(heading)?.kind === 'weight') return readWeight(cells, part.index)
    const isGross = heading === priceColumn(1) && grossIndex !== undefined && cells[part.index] === ''
    const cell = convertCell(cells[isGross ? grossIndex : part.index] ?? '', part.convert)
    if (!part.lacksCurrency) return cell
    const stated = cells[currencyIndex] || currencyOfHeading(table.columns[part.index] ?? '') || noted
    const named = withCurrency(cell, stated.toUpperCase())
    unnamed.add(named)
    return isOtherCurrency ? withCurrency(named, unnamed.found.currency?.toUpperCase() ?? '') : named
  }
  const cellOf = (cells: readonly string[], { heading, parts }: MappedColumn) =>
    joinCells(
      heading,
      parts.map((part) => readPart(cells, heading, part)),
    )
  const priceIndexes = columns.flatMap(({ target }, index) => (isPriceTarget(target) ? [index] : []))
  const matched: Table = {
    columns: [...mapped.map(({ heading }) => heading), ...added.map(([heading]) => heading)],
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: [...mapped.map((column) => cellOf(cells, column)), ...added.map(([, text]) => text)],
    })),
    ignoredColumns,
    unitlessWeights: unitless.found,
    unnamedPrices: unnamed.found,
    includesVat: vatByRow(table, columns, grossIndex),
    blocked: blockedRows(table, columns, today),
    cellWarnings: unclearBlocks(table, columns),
    currencyConflict: currencyConflict(table, priceIndexes),
    cartonPrice: table.columns[columns.findIndex(({ target }) => target === 'carton_price')],
    givenHeadings: new Map(mapped.map(({ heading, parts }) => [heading, table.columns[parts[0]?.index ?? -1] ?? ''])),
    priceHeadings: priceIndexes.map((index) => table.columns[index] ?? ''),
  }
  if (kind !== 'catalog') return matched
  const indexOf = (wanted: ColumnTarget['target']) => columns.findIndex(({ target }) => target === wanted)
  const merged = withQuantityRows(table, matched, indexOf('from'))
  return groupFamilies(merged.original, merged.matched, indexOf('parent'))
}
