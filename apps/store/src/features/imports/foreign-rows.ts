import { priceColumn, templateColumns, type Column } from './columns'
import { readList } from './cells'
import type { ForeignShop, Table } from './table-file'

/** Cells of a row by the template's names. */
export type OwnCells = Partial<Record<Column | 'price', string>>

/** Reads cells of a table by their headings, and remembers which of those were asked for. */
export interface ForeignCells {
  /** Whether one of the headings is there. */
  has: (...names: string[]) => boolean
  /** What stands under the first of the headings that holds something; empty where none does. */
  cell: (cells: readonly string[], ...names: string[]) => string
  /** What stands under all headings of a kind, in their order. */
  all: (cells: readonly string[], heading: RegExp) => string[]
  /** Headings that nobody has asked for and that hold something. */
  leftOut: () => string[]
}

/** @param table any file whose headings are to be matched, in any case */
export function foreignCells(table: Table): ForeignCells {
  const headings = table.columns.map((column) => column.toLowerCase().replace(/\s+/g, ' '))
  const places = new Map(headings.map((heading, index) => [heading, index] as const).toReversed())
  const kinds = new Map<string, number[]>()
  const asked = new Set<number>()
  const cellAt = (cells: readonly string[], name: string) => {
    const index = places.get(name)
    if (index === undefined) return ''
    asked.add(index)
    return cells[index] ?? ''
  }
  const placesOf = (heading: RegExp) => {
    const known = kinds.get(heading.source) ?? headings.flatMap((name, index) => (heading.test(name) ? [index] : []))
    kinds.set(heading.source, known)
    return known
  }
  return {
    has: (...names) => names.some((name) => places.has(name)),
    cell(cells, ...names) {
      const found = names.map((name) => cellAt(cells, name))
      return found.find((text) => text !== '') ?? ''
    },
    all(cells, heading) {
      const indexes = placesOf(heading)
      for (const index of indexes) asked.add(index)
      return indexes.map((index) => cells[index] ?? '').filter((text) => text !== '')
    },
    leftOut: () =>
      table.columns.filter(
        (column, index) =>
          column !== '' && !asked.has(index) && table.rows.some(({ cells }) => (cells[index] ?? '') !== ''),
      ),
  }
}

/** What a file of ours may have at most; another shop's may have more, which is left out. */
const most = { images: 12, description: 5000, list: 200 }

/** Pictures as the template lists them: each once, from the web. */
export function imageList(addresses: readonly string[]): string {
  const secure = addresses.map((address) =>
    address
      .trim()
      .replace(/^(?:http:)?\/\//i, 'https://')
      .replaceAll(';', '%3B'),
  )
  return [...new Set(secure.filter((address) => address.startsWith('https://')))].slice(0, most.images).join(';')
}

/** Words as the template lists them, as many as there is room for. */
export function tagList(tags: readonly string[]): string {
  const all = readList(tags.map((tag) => tag.replaceAll(';', ' ')).join(';'))
  let room = most.list
  const end = all.findIndex((tag, index) => (room -= tag.length + (index > 0 ? 1 : 0)) < 0)
  return (end < 0 ? all : all.slice(0, end)).join(';')
}

/** A text of the length that there is room for, with an ellipsis where it was longer. */
export function shortened(text: string): string {
  if (text.length <= most.description) return text
  return `${text
    .slice(0, most.description - 1)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`
}

/** Barcodes that are GTINs; other shops keep any sign there, which no product should fail for. */
export function gtinOf(barcode: string): string {
  const digits = barcode.replace(/^'/, '').trim()
  return /^0?\d{12,13}$/.test(digits) ? digits.slice(-13) : ''
}

/** Pieces at hand: what was sold without being there is nothing. */
export function stockOf(quantity: string): string {
  return quantity.startsWith('-') ? '0' : quantity
}

/**
 * A table of ours.
 * @param rows with the numbers that they have in the other shop's file
 */
export function ownTable(
  source: ForeignShop,
  rows: readonly { row: number; own: OwnCells }[],
  leftOut: string[],
): Table {
  const headings = templateColumns.filter((column) => column !== priceColumn(50))
  const cellOf = (own: OwnCells, heading: string) => {
    const text = own[heading === priceColumn(1) ? 'price' : (heading as Column)] ?? ''
    // Alone it would clear what is there.
    return text === '-' ? '' : text
  }
  const used = headings.filter((heading) => rows.some(({ own }) => cellOf(own, heading) !== '') || heading === 'sku')
  return {
    source,
    leftOut,
    columns: used,
    rows: rows.map(({ row, own }) => ({ row, cells: used.map((heading) => cellOf(own, heading)) })),
  }
}

/**
 * Rows of the same product, in the order of the file.
 * @param keyOf what names the product of a row; a row without it belongs to the one before
 */
export function byProduct(table: Table, keyOf: (cells: readonly string[]) => string): Table['rows'][] {
  const products = new Map<string, Table['rows']>()
  let last = ''
  for (const each of table.rows) {
    last = keyOf(each.cells) || last
    const rows = products.get(last) ?? []
    rows.push(each)
    products.set(last, rows)
  }
  return [...products.values()]
}
