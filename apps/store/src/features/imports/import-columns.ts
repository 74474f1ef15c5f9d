import { createHash } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import { importTargets, neededTargets } from '@skafferi/domain/office/import-targets.rules'
import { shopCurrency } from '../../currency'
import { CellProblem, readGtin } from './cells'
import { priceColumn, priceOf } from './columns'
import { longestShown } from './import-row'
import { targetLike } from './similar-headings'
import type { Table } from './table-file'

type Schemas = components['schemas']

/** What a file is about. */
type ImportKind = Schemas['ImportKind']

/** A column of a file and where it goes, or might. */
export type ImportColumn = Schemas['ImportColumn']

/** Where somebody has a column go. */
export type ChosenColumn = Schemas['ImportMatch']['columns'][number]

/** Where the columns of a file go. */
export interface Matching {
  sampleRow: number
  columns: ImportColumn[]
  /** What names the headings, whole as they are in the file. */
  key: string
  /** Whether it was said, now or of an earlier file; else it is a guess that somebody is to look at. */
  isChosen: boolean
}

const priceTargets = ['price', 'price_from', 'planned_price'] as const

/** The last column of the rows that failed, which every import leaves out. */
const isProblem = (heading: string) => heading === 'problem'

/** What names the headings of a file, in their order. */
const keyOfHeadings = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading)))
    .digest('hex')

const plainHeading = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, ' ')

type Place = Pick<ImportColumn, 'target' | 'from'>

/** Where a heading of ours goes. */
function placeOf(kind: ImportKind, heading: string): Place | undefined {
  const price = kind === 'catalog' ? priceOf(heading) : undefined
  if (price?.validFrom !== undefined) return { target: 'planned_price', from: null }
  if (price) return price.from === 1 ? { target: 'price', from: null } : { target: 'price_from', from: price.from }
  const target = importTargets[kind].find((each) => each === heading)
  return target && !(priceTargets as readonly string[]).includes(target) ? { target, from: null } : undefined
}

/** What all filled cells of a column are, where that says where it goes. */
function placeByContent(kind: ImportKind, cells: readonly string[]): Place | undefined {
  if (kind !== 'catalog' || cells.length === 0) return undefined
  try {
    for (const text of cells) readGtin(text)
    return { target: 'gtin', from: null }
  } catch (error) {
    if (error instanceof CellProblem) return undefined
    throw error
  }
}

/** Whether a column can go there, as far as that can be told of it alone. */
export function fits(kind: ImportKind, name: string, { target, from }: Place): boolean {
  if (target === null) return from === null
  if (!importTargets[kind].includes(target)) return false
  if (target === 'planned_price') return placeOf(kind, plainHeading(name))?.target === 'planned_price'
  return (from !== null) === (target === 'price_from')
}

/** What makes two columns go to the same place. */
export function slotOf({ target, from }: Place, name: string): string {
  return target === 'planned_price' ? plainHeading(name) : headingOf({ target, from }, name)
}

/** The heading of ours that a column gets. */
function headingOf({ target, from }: Place, name: string): string {
  if (target === 'planned_price') return name
  if (target === 'price') return priceColumn(1)
  return target === 'price_from' ? priceColumn(from ?? 1) : (target ?? '')
}

/** Rows that a guess looks at. */
const looked = 50

/** The row that says most, of the first ones. */
function sampleOf(table: Table): Table['rows'][number] {
  const filled = ({ cells }: Table['rows'][number]) => cells.filter((cell) => cell !== '').length
  return table.rows
    .slice(0, looked)
    .reduce((best, each) => (filled(each) > filled(best) ? each : best), table.rows[0] ?? { row: 1, cells: [] })
}

/** Where the columns of a file might go: each place once, the surest first. */
export function guessColumns(kind: ImportKind, table: Table): Matching {
  const sample = sampleOf(table)
  const columns = table.columns.map((name, index): ImportColumn => {
    return {
      name: name.slice(0, longestShown),
      sample: (sample.cells[index] ?? '').slice(0, longestShown),
      target: null,
      from: null,
      why: 'unknown',
    }
  })
  const slots = new Set<string>()
  const offer = (index: number, place: Place | undefined, why: ImportColumn['why']) => {
    const column = columns[index]
    if (!place?.target || !column || column.target !== null || !importTargets[kind].includes(place.target)) return
    const slot = slotOf(place, column.name)
    if (slots.has(slot)) return
    slots.add(slot)
    Object.assign(column, place, { why })
  }
  const headings = table.columns.map(plainHeading)
  headings.forEach((heading, index) => offer(index, placeOf(kind, heading), 'heading'))
  headings.forEach((heading, index) => offer(index, targetLike(importTargets[kind], heading), 'similar'))
  headings.forEach((_, index) => {
    const cells = table.rows.slice(0, looked).flatMap(({ cells: all }) => all[index] || [])
    offer(index, placeByContent(kind, cells), 'content')
  })
  return { sampleRow: sample.row, columns, key: keyOfHeadings(table.columns), isChosen: false }
}

/** Whether somebody has to be asked where the columns of a file go: one of them means nothing here, or one is missing. */
export function isToBeMatched(kind: ImportKind, table: Table): boolean {
  const headings = table.columns.map(plainHeading).filter((heading) => heading !== '' && !isProblem(heading))
  const isOurs = headings.every((heading) => placeOf(kind, heading) !== undefined)
  const needed = kind === 'prices' ? (['sku', 'currency', 'from', 'amount'] as const) : neededTargets[kind]
  return !isOurs || new Set(headings).size < headings.length || needed.some((target) => !headings.includes(target))
}

/** A file as one of ours, by where its columns go. */
export function matchTable(kind: ImportKind, table: Table, columns: readonly Place[]): Table {
  const kept = columns.flatMap((place, index) =>
    place.target === null ? [] : [{ heading: headingOf(place, table.columns[index] ?? ''), index }],
  )
  const leftOut = table.columns.filter(
    (name, index) => name !== '' && !isProblem(plainHeading(name)) && columns[index]?.target === null,
  )
  // A price list that says neither is in the shop's currency, and of one piece.
  const filled = kind === 'prices' ? { currency: shopCurrency, from: '1' } : {}
  const added = Object.entries(filled).filter(([heading]) => !kept.some((column) => column.heading === heading))
  return {
    columns: [...kept.map(({ heading }) => heading), ...added.map(([heading]) => heading)],
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: [...kept.map(({ index }) => cells[index] ?? ''), ...added.map(([, text]) => text)],
    })),
    leftOut,
  }
}
