import { createHash } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import { importTargets, mappedTargets, missingTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { unitInHeading } from '@skafferi/domain/rules/text/weight-text'
import { priceColumn, priceOf } from './columns'
import { clearMark } from './csv'
import { groupFamilies } from './families'
import { convertCell, joinCells, mappedParts, type MappedPart } from './mapped-cells'
import { maxReportedLength } from './import-row'
import { plainHeading } from './source-ids'
import type { Table } from './table-file'

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

/** Returns the key of a file's headings, in order. */
export const keyOfHeadings = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading)))
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
const withCurrency = (price: string, currency: string) =>
  price === '' || price === clearMark || currencyWord.test(price) || !currencyWord.test(currency)
    ? price
    : `${price} ${currency}`

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

/** Returns whether the prices of rows include VAT, by row number; undefined if no column says it. */
function vatByRow({ rows }: Table, columns: readonly ColumnTarget[]): Map<number, boolean> | undefined {
  const index = columns.findIndex(({ target }) => target === 'price_includes_vat')
  if (index < 0) return undefined
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const answer = readYesNo(cells[index] ?? '')
      return answer === undefined ? [] : [[row, answer] as const]
    }),
  )
}

/** A column of the shop's own format with the columns of a file that it is made from. */
interface MappedColumn {
  heading: string
  parts: { index: number; convert: MappedPart['convert']; lacksCurrency: boolean }[]
}

function mappedColumns(kind: ImportKind, table: Table, columns: readonly ColumnTarget[]): MappedColumn[] {
  const mapped = new Map<string, MappedColumn>()
  columns.forEach((columnTarget, index) => {
    const name = table.columns[index] ?? ''
    if (columnTarget.target === null || (kind === 'catalog' && columnTarget.target === 'currency')) return
    for (const { heading, convert } of mappedParts(columnTarget.target, headingOf(columnTarget, name), name)) {
      const column = mapped.get(heading) ?? { heading, parts: [] }
      const lacksCurrency = priceOf(plainHeading(heading)) !== undefined && !splitText(name).includes(shopCurrency)
      column.parts.push({ index, convert, lacksCurrency })
      mapped.set(heading, column)
    }
  })
  return [...mapped.values()]
}

/**
 * Converts a file to the shop's own format with a column mapping.
 * @param weightUnit the unit of weights that have none in their row or heading
 */
export function matchTable(
  kind: ImportKind,
  table: Table,
  columns: readonly ColumnTarget[],
  weightUnit?: string | null,
): Table {
  const mapped = mappedColumns(kind, table, columns)
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
  const readPart = (cells: readonly string[], heading: string, part: MappedColumn['parts'][number]) => {
    if (heading === 'weight_g') return readWeight(cells, part.index)
    const cell = convertCell(cells[part.index] ?? '', part.convert)
    return part.lacksCurrency ? withCurrency(cell, cells[currencyIndex] ?? '') : cell
  }
  const cellOf = (cells: readonly string[], { heading, parts }: MappedColumn) =>
    joinCells(
      heading,
      parts.map((part) => readPart(cells, heading, part)),
    )
  const matched: Table = {
    columns: [...mapped.map(({ heading }) => heading), ...added.map(([heading]) => heading)],
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: [...mapped.map((column) => cellOf(cells, column)), ...added.map(([, text]) => text)],
    })),
    ignoredColumns,
    unitlessWeights: unitless.found,
    includesVat: vatByRow(table, columns),
  }
  if (kind !== 'catalog') return matched
  return groupFamilies(
    table,
    matched,
    columns.findIndex(({ target }) => target === 'parent'),
  )
}
