import { createHash } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import { CellProblem, readGtin } from '@skafferi/domain/rules/catalogue/cells'
import { importTargets, missingTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { unitInHeading } from '@skafferi/domain/rules/text/weight-text'
import { priceColumn, priceOf } from './columns'
import { clearMark } from './csv'
import { maxReportedLength } from './import-row'
import { targetLike } from './similar-headings'
import { plainHeading } from './source-ids'
import type { Table } from './table-file'

type Schemas = components['schemas']

type ImportKind = Schemas['ImportKind']

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

const priceTargets = ['price', 'price_from', 'planned_price'] as const

/** The last column of a file with failed rows, which imports ignore. */
const isProblem = (heading: string) => heading === 'problem'

/** Returns the key of a file's headings, in order. */
export const keyOfHeadings = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading)))
    .digest('hex')

type ColumnTarget = Pick<ImportColumn, 'target' | 'from'>

/** Returns the target of a heading of the shop's own format. */
function targetOf(kind: ImportKind, heading: string): ColumnTarget | undefined {
  const price = kind === 'catalog' ? priceOf(heading) : undefined
  if (price?.validFrom !== undefined) return { target: 'planned_price', from: null }
  if (price) return price.from === 1 ? { target: 'price', from: null } : { target: 'price_from', from: price.from }
  const target = importTargets[kind].find((each) => each === heading)
  return target && !(priceTargets as readonly string[]).includes(target) ? { target, from: null } : undefined
}

/** Returns a column's target if all its filled cells have a recognizable format. */
function targetByContent(kind: ImportKind, cells: readonly string[]): ColumnTarget | undefined {
  if (kind !== 'catalog' || cells.length === 0) return undefined
  try {
    for (const text of cells) readGtin(text)
    return { target: 'gtin', from: null }
  } catch (error) {
    if (error instanceof CellProblem) return undefined
    throw error
  }
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

/** Rows that a suggestion considers. */
const sampleRowCount = 50

/** Returns the row with the most filled cells among the first ones. */
function sampleOf(table: Table): Table['rows'][number] {
  const filled = ({ cells }: Table['rows'][number]) => cells.filter((cell) => cell !== '').length
  return table.rows
    .slice(0, sampleRowCount)
    .reduce((best, each) => (filled(each) > filled(best) ? each : best), table.rows[0] ?? { row: 1, cells: [] })
}

/** Maximum number of sample values of a column. */
const maxSamples = 3

/** Returns different values of a column, that of the sample row first. */
function samplesOf({ rows }: Table, sample: Table['rows'][number], index: number): string[] {
  const values = [sample, ...rows.slice(0, sampleRowCount)].map(({ cells }) => cells[index] ?? '')
  const distinct = [...new Set(values.map((text) => text.slice(0, maxReportedLength)))]
  return distinct.filter((text) => text !== '').slice(0, maxSamples)
}

/** Suggests a column mapping; each target is used once, for the best match. */
export function guessColumns(kind: ImportKind, table: Table): Matching {
  const sample = sampleOf(table)
  const columns = table.columns.map((name, index): ImportColumn => {
    return {
      name: name.slice(0, maxReportedLength),
      sample: (sample.cells[index] ?? '').slice(0, maxReportedLength),
      samples: samplesOf(table, sample, index),
      target: null,
      from: null,
      why: 'unknown',
    }
  })
  const usedKeys = new Set<string>()
  const suggest = (index: number, columnTarget: ColumnTarget | undefined, why: ImportColumn['why']) => {
    const column = columns[index]
    if (
      !columnTarget?.target ||
      !column ||
      column.target !== null ||
      !importTargets[kind].includes(columnTarget.target)
    )
      return
    const key = targetKeyOf(columnTarget, column.name)
    if (usedKeys.has(key)) return
    usedKeys.add(key)
    Object.assign(column, columnTarget, { why })
  }
  const headings = table.columns.map(plainHeading)
  headings.forEach((heading, index) => suggest(index, targetOf(kind, heading), 'heading'))
  headings.forEach((heading, index) => suggest(index, targetLike(importTargets[kind], heading), 'similar'))
  headings.forEach((_, index) => {
    const cells = table.rows.slice(0, sampleRowCount).flatMap(({ cells: all }) => all[index] || [])
    suggest(index, targetByContent(kind, cells), 'content')
  })
  return { sampleRow: sample.row, columns, key: keyOfHeadings(table.columns), isChosen: false }
}

/** True if the columns have to be mapped: one is unknown, or a required one is missing. */
export function needsMatching(kind: ImportKind, table: Table): boolean {
  const headings = table.columns.map(plainHeading).filter((heading) => heading !== '' && !isProblem(heading))
  const isOwnFormat = headings.every((heading) => targetOf(kind, heading) !== undefined)
  const isIncomplete =
    kind === 'prices'
      ? (['sku', 'currency', 'from', 'amount'] as const).some((target) => !headings.includes(target))
      : missingTarget(kind, headings) !== undefined
  return !isOwnFormat || new Set(headings).size < headings.length || isIncomplete
}

/** Returns the cell with the unit of its heading, unless it has one: "0.5" under "Weight (kg)" is "0.5 kg". */
function withUnit(cell: string, unit: string | undefined): string {
  return unit === undefined || cell === '' || cell === clearMark || /\p{Letter}/u.test(cell) ? cell : `${cell} ${unit}`
}

/** Converts a file to the shop's own format with a column mapping. */
export function matchTable(kind: ImportKind, table: Table, columns: readonly ColumnTarget[]): Table {
  const remaining = columns.flatMap((columnTarget, index) => {
    const name = table.columns[index] ?? ''
    const unit = columnTarget.target === 'weight_g' ? unitInHeading(name) : undefined
    return columnTarget.target === null ? [] : [{ heading: headingOf(columnTarget, name), unit, index }]
  })
  const ignoredColumns = table.columns.filter(
    (name, index) => name !== '' && !isProblem(plainHeading(name)) && columns[index]?.target === null,
  )
  // A price list without these columns is in the shop's currency and for one piece.
  const defaults = kind === 'prices' ? { currency: shopCurrency, from: '1' } : {}
  const added = Object.entries(defaults).filter(([heading]) => !remaining.some((column) => column.heading === heading))
  return {
    columns: [...remaining.map(({ heading }) => heading), ...added.map(([heading]) => heading)],
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: [
        ...remaining.map(({ index, unit }) => withUnit(cells[index] ?? '', unit)),
        ...added.map(([, text]) => text),
      ],
    })),
    ignoredColumns,
  }
}
